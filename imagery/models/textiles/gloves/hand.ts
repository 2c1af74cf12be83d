import { Vector3 } from 'three'
import { evenly, lengthOf, pieceOf, stepsOf } from '../../../kit/cloth/piece'
import type { Piece, Side } from '../../../kit/cloth/piece'
import { at, curveThrough, flat, graph } from '../../../kit/plane/curves'
import { clamp, item, lerp } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'

/** From one knot of the leather to the next, cm. */
export const step = 0.34

/** Below the wrist: the right side of the outline from the cuff's edge up, and how much leather is pushed together there. */
type Arm = { line: readonly Point[]; slack: { from: number; to: number; by: number } }

export const lengths = ['short', 'long'] as const
export type Length = (typeof lengths)[number]

const arms: Record<Length, Arm> = {
  short: {
    line: [
      [4.7, -6.4],
      [4.1, -2.2],
      [3.95, 0],
    ],
    slack: { from: 2.4, to: -3.2, by: 0.14 },
  },
  long: {
    line: [
      [5.05, -20],
      [4.9, -14.5],
      [4.5, -8.5],
      [4.02, -3.4],
      [3.85, 0],
    ],
    slack: { from: 2.6, to: -12, by: 1 },
  },
}

/** A finger from the middle of its base to its tip, and half its width at both. */
type Finger = { base: Point; tip: Point; wide: number; narrow: number }

/** From the little one to the index, the thumb at the left; the wrist is at y = 0. */
const fingers: readonly Finger[] = [
  { base: [3.32, 8.6], tip: [4.4, 14.6], wide: 0.9, narrow: 0.72 },
  { base: [1.16, 9.2], tip: [1.66, 17], wide: 0.98, narrow: 0.78 },
  { base: [-1.06, 9.35], tip: [-1.14, 18], wide: 1.01, narrow: 0.8 },
  { base: [-3.26, 9], tip: [-3.92, 16.7], wide: 1, narrow: 0.78 },
]
const forks: readonly Point[] = [
  [2.25, 8.95],
  [0.06, 9.3],
  [-2.15, 9.12],
]

const smoothed = (points: readonly Point[], count = 160): Point[] =>
  curveThrough(flat(points), count).map(({ x, y }): Point => [x, y])

/** One side of a finger from its base to the middle of its tip; `hand` 1 is the right. */
function flank({ base, tip, wide, narrow }: Finger, hand: 1 | -1): Point[] {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]]
  const length = Math.hypot(dx, dy)
  const on = (along: number, off: number): Point => [
    base[0] + (dx * along + dy * off * hand) / length,
    base[1] + (dy * along - dx * off * hand) / length,
  ]
  const cap = narrow * 1.2
  const straight = [0.1, 0.4, 0.7].map((share) =>
    on(length * share, lerp(wide, narrow, Math.max(0, share - 0.2)) * (share < 0.2 ? 0.96 : 1)),
  )
  const round = [0, 28, 56, 90].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return on(length - cap + cap * Math.sin(turn), narrow * Math.cos(turn))
  })
  return [...straight, ...round]
}

const forkLine = (k: number): Point[] =>
  smoothed([...flank(item(fingers, k), -1).reverse(), item(forks, k), ...flank(item(fingers, k + 1), 1)])

export const forkLines: readonly Point[][] = forks.map((_, k) => forkLine(k))

const forkSteps = forkLines.map((line) => stepsOf(line, step))

/** Back or palm of a glove of some length; both are cut alike. */
export type Hand = {
  piece: Piece
  /** How high the cuff's edge is: the wrist is at 0. */
  low: number
  slack: Arm['slack']
  /** The cuff's edge, from the thumb's side to the other. */
  cuffLine: readonly Point[]
  /** The lines along which back and palm are sewn to each other. */
  outerSeams: readonly (readonly Point[])[]
}

export function handOf(length: Length): Hand {
  const { line: arm, slack } = arms[length]
  const [half, low] = item(arm, 0)
  const count = 160 * (length === 'long' ? 2 : 1)
  const cuffLine = smoothed([
    [-half, low],
    [0, low - 0.15],
    [half, low],
  ])
  const outer = smoothed([...arm, [4.28, 3.4], [4.44, 7.2], ...flank(item(fingers, 0), 1)], count)
  const thumb = smoothed(
    [
      ...flank(item(fingers, 3), -1).reverse(),
      [-4.34, 8.1],
      [-4.75, 7.3],
      [-5.4, 7.9],
      [-6.1, 9.2],
      [-6.8, 10.25],
      [-7.4, 10.45],
      [-7.82, 9.85],
      [-7.66, 8.6],
      [-7.05, 6.2],
      [-5.95, 3.6],
      [-4.75, 1.2],
      ...arm.toReversed().map(([x, y]): Point => [-x, y]),
    ],
    count,
  )
  const sides: readonly Side[] = [
    { name: 'cuff', line: cuffLine },
    { name: 'outer', line: outer },
    ...forkLines.map((line, k) => ({ name: `fork${k}`, line, steps: item(forkSteps, k) })),
    { name: 'thumb', line: thumb },
  ]
  return { piece: pieceOf(sides, step), low, slack, cuffLine, outerSeams: [outer, thumb] }
}

/** Half of how deep a finger is. */
const deep = 0.44

/** The strip between two fingers: pointed at both tips, as wide as a finger is deep. */
export type Strip = {
  piece: Piece
  /** Where on the line of the fork a place of the strip lies, and how far up from palm to back. */
  on: (point: Point) => { fork: Point; up: number }
  /** The leather's grain runs on from the hand over the seam. */
  grain: (point: Point) => Point
}

export function stripOf(k: number): Strip {
  const line = item(forkLines, k)
  const steps = item(forkSteps, k)
  const length = lengthOf(line)
  const half = graph([
    [0, 0.02],
    [length * 0.1, deep * 0.62],
    [length * 0.24, deep],
    [length * 0.76, deep],
    [length * 0.9, deep * 0.62],
    [length, 0.02],
  ])
  const along = Array.from({ length: 121 }, (_, index) => (length * index) / 120)
  const side = (hand: 1 | -1) => along.map((s): Point => [s, half(s) * hand])
  const piece = pieceOf(
    [
      { name: 'palm', line: side(-1), steps },
      { name: 'tip', line: [item(side(-1), 120), item(side(1), 120)], steps: 1 },
      { name: 'back', line: side(1).reverse(), steps },
      { name: 'start', line: [item(side(1), 0), item(side(-1), 0)], steps: 1 },
    ],
    step * 0.94,
  )
  const fine = evenly(line, 400)
  const forkAt = (s: number): Point => {
    const place = clamp(s / length) * 400
    const [a, b] = [at(fine, Math.floor(place)), at(fine, Math.floor(place) + 1)]
    return [lerp(a[0], b[0], place % 1), lerp(a[1], b[1], place % 1)]
  }
  const outwards = (s: number): Point => {
    const [a, b] = [forkAt(s - 0.1), forkAt(s + 0.1)]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[1] - a[1]) / long, -(b[0] - a[0]) / long]
  }
  return {
    piece,
    on: ([s, off]) => ({ fork: forkAt(s), up: clamp(0.5 + off / (2 * half(s))) }),
    grain: ([s, off]) => {
      const [x, y] = forkAt(s)
      const [nx, ny] = outwards(s)
      const away = Math.max(0, half(s) - Math.abs(off))
      return [x + nx * away, y + ny * away]
    },
  }
}

/** Where a flat place stands before leather falls: over the table, fingers a little bent. */
export const lifted = ([x, y]: Point, up: number) => new Vector3(x, up + 0.05 * clamp(y - 9, 0, 9), -y)
