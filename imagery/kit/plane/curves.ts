import { CatmullRomCurve3, Vector3 } from 'three'
import { clamp } from './maths'
import type { Point } from './outline'

/** The item, or the last (first) one beyond the end (start). */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[clamp(index, 0, list.length - 1)]
  if (found === undefined) throw new RangeError('Nothing to take from an empty list')
  return found
}

/** A value drawn as a curve through knots `[where, value]`: monotone between knots, flat beyond the ends. */
export function graph(knots: readonly Point[]) {
  const slopes = knots.map((knot, index) => {
    if (index === 0 || index === knots.length - 1) return 0
    const before = at(knots, index - 1)
    const after = at(knots, index + 1)
    const left = (knot[1] - before[1]) / (knot[0] - before[0])
    const right = (after[1] - knot[1]) / (after[0] - knot[0])

    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })

  return (where: number) => {
    const first = at(knots, 0)
    if (where <= first[0]) return first[1]
    const next = knots.findIndex((knot) => knot[0] > where)
    if (next < 0) return at(knots, knots.length - 1)[1]
    const a = at(knots, next - 1)
    const b = at(knots, next)
    const width = b[0] - a[0]
    const t = (where - a[0]) / width
    const t2 = t * t
    const t3 = t2 * t

    return (
      (2 * t3 - 3 * t2 + 1) * a[1] +
      (t3 - 2 * t2 + t) * width * at(slopes, next - 1) +
      (3 * t2 - 2 * t3) * b[1] +
      (t3 - t2) * width * at(slopes, next)
    )
  }
}

/** Evenly spaced points on a soft curve through the given ones. A closed curve does not repeat its first point. */
export function curveThrough(points: readonly Vector3[], count: number, closed = false) {
  const curve = new CatmullRomCurve3([...points], closed, 'centripetal')
  curve.arcLengthDivisions = Math.max(400, count * 3)
  const list = curve.getSpacedPoints(count)

  return closed ? list.slice(0, -1) : list
}

export const flat = (points: readonly Point[]) => points.map(([x, y]) => new Vector3(x, y, 0))

/** A superellipse around the origin: power 2 is an ellipse, more is squarer. */
export const superellipse = (width: number, height: number, power = 2, count = 64): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power)
    return [(width / 2) * bend(Math.cos(angle)), (height / 2) * bend(Math.sin(angle))] as const
  })

/** The value of the first case that is true. */
export const whichever = <T>(otherwise: T, ...cases: readonly (readonly [is: boolean, value: T])[]): T =>
  cases.find(([is]) => is)?.[1] ?? otherwise
