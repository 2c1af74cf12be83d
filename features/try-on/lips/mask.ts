type Size = { width: number; height: number }

/**
 * How strongly each pixel is painted, 0 to 255: soft at the outer edge of the lips, and nothing between them as far as they are
 * open, so that teeth stay as they are.
 */
export function lipMask(
  { outer, inner, openness }: { outer: Uint8ClampedArray; inner: Uint8ClampedArray; openness: number },
  size: Size,
  softness: number,
): Uint8ClampedArray {
  const soft = blurred(blurred(outer, size, softness), size, softness)
  return soft.map((value, at) => value * (1 - ((inner[at] ?? 0) / 255) * openness))
}

/** The opacity of RGBA pixels. */
export function opacityOf(rgba: Uint8ClampedArray): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: rgba.length / 4 }, (_, at) => rgba[at * 4 + 3] ?? 0)
}

/** Each value the mean of those within `radius` of it, in both directions. */
function blurred(values: Uint8ClampedArray, { width, height }: Size, radius: number): Uint8ClampedArray {
  const across = runningMean(values, { count: height, length: width, step: 1, stride: width }, radius)
  return runningMean(across, { count: width, length: height, step: width, stride: 1 }, radius)
}

type Lines = { count: number; length: number; step: number; stride: number }

function runningMean(
  values: Uint8ClampedArray,
  { count, length, step, stride }: Lines,
  radius: number,
): Uint8ClampedArray {
  const means = new Uint8ClampedArray(values.length)
  const span = 2 * radius + 1
  for (let line = 0; line < count; line++) {
    const start = line * stride
    const at = (index: number) => (index < 0 || index >= length ? 0 : (values[start + index * step] ?? 0))
    let sum = 0
    for (let index = -radius; index < radius; index++) sum += at(index)
    for (let index = 0; index < length; index++) {
      sum += at(index + radius)
      means[start + index * step] = sum / span
      sum -= at(index - radius)
    }
  }
  return means
}
