import { lerp } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'

/** A circle, or an arc `from` an angle `to` another. */
export const ring = (
  [x, y]: Point,
  radius: number,
  [from, to]: Point = [0, Math.PI * 2],
  count = 48,
): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = lerp(from, to, index / (to - from < 6 ? count - 1 : count))
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const
  })

/** A bow of some width, as an outline. */
export const arch = ([x, y]: Point, radius: number, width: number, turn: number): Point[] => [
  ...ring([x, y], radius + width / 2, [turn, turn + Math.PI], 32),
  ...ring([x, y], radius - width / 2, [turn, turn + Math.PI], 32).reverse(),
]

export const leaf = ([x, y]: Point, long: number, wide: number, turn: number): Point[] =>
  Array.from({ length: 28 }, (_, index) => {
    const t = (index / 28) * Math.PI * 2
    const u = (long / 2) * (1 - Math.cos(t))
    const v = (wide / 2) * Math.sin(t) * Math.sin(Math.PI * Math.min(0.98, u / long) + 0.05) ** 0.4
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)] as const
  })

export function frame(size: number, inset: number, width: number): Point[][] {
  const [a, b] = [size / 2 - inset, size / 2 - inset - width]
  return [
    [
      [-a, a - width],
      [a, a - width],
      [a, a],
      [-a, a],
    ],
    [
      [-a, -a],
      [a, -a],
      [a, -b],
      [-a, -b],
    ],
    [
      [-a, -b],
      [-b, -b],
      [-b, b],
      [-a, b],
    ],
    [
      [b, -b],
      [a, -b],
      [a, b],
      [b, b],
    ],
  ]
}

export const index4 = (side: number) => (side % 2 === 0 ? 'silk' : 'deep')
export const ringOf = (radius: number): Point[] =>
  ring([0, 0], radius, [0, Math.PI * 2], Math.round(radius * 1.6))

/** A quarter of a ring in a corner, open to the middle. */
export function quarter([x, y]: Point, radius: number, width: number, [sx, sy]: Point): Point[] {
  const points = (r: number) =>
    Array.from({ length: 24 }, (_, index): Point => {
      const turn = (index / 23) * (Math.PI / 2)
      return [x - sx * r * Math.cos(turn), y - sy * r * Math.sin(turn)]
    })
  return [...points(radius + width / 2), ...points(radius - width / 2).reverse()]
}
