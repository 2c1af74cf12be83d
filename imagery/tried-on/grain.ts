/** The same number between 0 and 1 for the same place of a grid. */
export function chance(x: number, y: number): number {
  const mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise with hills about as wide as 1, 0 to 1. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - left), eased(y - top)]
  const row = (at: number) => chance(left, at) * (1 - u) + chance(left + 1, at) * u
  return row(top) * (1 - v) + row(top + 1) * v
}

/** Noise of four finenesses above each other, about 0. */
export function clouds(x: number, y: number): number {
  let sum = -0.47
  for (let octave = 0; octave < 4; octave++) {
    const fineness = 2.03 ** octave
    sum += 0.5 ** (octave + 1) * noise(x * fineness + 17 * octave, y * fineness + 9 * octave)
  }
  return sum
}

/** How far it is to the next of the dots that are strewn over a plane, about one on each square of 1. */
export function fromDot(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let nearest = Infinity
  for (const across of [left - 1, left, left + 1])
    for (const down of [top - 1, top, top + 1]) {
      const [dotX, dotY] = [across + chance(across, down), down + chance(down + 71, across + 37)]
      nearest = Math.min(nearest, Math.hypot(dotX - x, dotY - y))
    }
  return nearest
}

const eased = (t: number) => t * t * (3 - 2 * t)
