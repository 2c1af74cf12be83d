import sharp from 'sharp'
import { randomFrom, TAU } from '../kit/plane/maths'
import type { Pattern } from './pattern'

/** A twig that hangs into the light: how far it is from the set makes its shadow soft. */
type Twig = {
  /** Where it is held, cm as the sun sees the set, and the way it grows, radians. */
  at: readonly [u: number, v: number]
  way: number
  length: number
  /** Blur of its shadow, cm. */
  soft: number
  /** How much of the light it takes. */
  dark: number
  /** How far it swings to each side, radians, and when. */
  swing: number
  phase: number
  seed: number
}

/** Pixels a centimetre, and the side of a twig's picture as a share of its length. */
const fine = 12
const side = 1.5

/** A twig that grows to the right from the left middle of its picture: leaves in turn on both sides, the last at the tip. */
function drawn({ length, seed }: Twig): string {
  const random = randomFrom(seed)
  const size = length * side
  const leaf = (x: number, y: number, turn: number, long: number) => {
    const wide = long * 0.23
    return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${long * 0.25} ${-wide * 1.5} ${long * 0.7} ${-wide} ${long} 0C${long * 0.7} ${wide} ${long * 0.25} ${wide * 1.5} 0 0Z"/>`
  }
  const bend = (x: number) => size / 2 + length * 0.12 * Math.sin((x / length) * 2.4)
  const count = 11
  const leaves = Array.from({ length: count }, (_, index) => {
    const x = length * (0.14 + (0.84 * index) / count)
    const turn = (index % 2 === 0 ? -1 : 1) * (38 + random() * 26)
    return leaf(x, bend(x), turn, length * (0.3 - 0.012 * index) * (0.85 + random() * 0.3))
  })
  const stem = Array.from({ length: 21 }, (_, k) => `${(k / 20) * length} ${bend((k / 20) * length)}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * fine}" height="${size * fine}" viewBox="0 0 ${size} ${size}">
    <rect width="100%" height="100%" fill="#000"/><g fill="#fff">${leaves.join('')}${leaf(length * 0.96, bend(length), 4, length * 0.24)}</g>
    <polyline points="${stem.join(' ')}" fill="none" stroke="#fff" stroke-width="${length * 0.012}"/></svg>`
}

/** How much of the light a twig takes. */
async function shadowOf(twig: Twig): Promise<Pattern> {
  const { data, info } = await sharp(Buffer.from(drawn(twig)))
    .blur(Math.max(0.3, (twig.soft * fine) / 2))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const texel = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0)
  const reach = (twig.length * side) ** 2
  return (time) => {
    const wave = Math.sin(time * TAU + twig.phase) + 0.4 * Math.sin(time * 2 * TAU + twig.phase * 2.3)
    const turn = -(twig.way + twig.swing * wave)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return (u, v) => {
      const [du, dv] = [u - twig.at[0], v - twig.at[1]]
      if (du * du + dv * dv > reach) return 0
      const x = (du * cos - dv * sin) * fine
      const y = height / 2 - (du * sin + dv * cos) * fine
      const [left, top] = [Math.floor(x), Math.floor(y)]
      if (left < -1 || top < -1 || left > width || top > height) return 0
      const [across, down] = [x - left, y - top]
      const above = texel(left, top) * (1 - across) + texel(left + 1, top) * across
      const below = texel(left, top + 1) * (1 - across) + texel(left + 1, top + 1) * across
      return ((above * (1 - down) + below * down) / 255) * twig.dark
    }
  }
}

/** Leaves that move in a slow breath of wind: each twig takes its part of the light. */
export async function leaves(twigs: readonly Twig[]): Promise<Pattern> {
  const shadows = await Promise.all(twigs.map(shadowOf))
  return (time) => {
    const dark = shadows.map((shadow) => shadow(time))
    return (u, v) => dark.reduce((light, shadow) => light * (1 - shadow(u, v)), 1)
  }
}
