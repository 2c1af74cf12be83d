import { lengthOf } from '../../../kit/cloth/piece'
import { lerp, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'

/** Half the width and half the height of what a strap is drawn taut over, cm. */
export type Oval = { wide: number; high: number }

/** Where a line from an outer point at the right, below the middle of an oval around the origin, touches it from above. */
function touchedAt([x, y]: Point, { wide, high }: Oval): number {
  const [across, up] = [x / wide, y / high]
  return Math.atan2(up, across) + Math.acos(1 / Math.hypot(across, up))
}

/** Half a line from its crown on an oval `above` its end down to its end at the right. */
function halfOver(end: Point, above: number, oval: Oval): Point[] {
  const middle = end[1] + above
  const touch = touchedAt([end[0], -above], oval)
  const over = steps(Math.PI / 2, touch, 24).map((a): Point => [
    oval.wide * Math.cos(a),
    middle + oval.high * Math.sin(a),
  ])
  const [x, y] = [oval.wide * Math.cos(touch), middle + oval.high * Math.sin(touch)]
  const down = steps(0, 1, 24).map((t): Point => [lerp(x, end[0], t), lerp(y, end[1], t)])
  return [...over, ...down.slice(1)]
}

/**
 * A line of a `length` from the left to its end at the right, drawn taut over something above the middle: that of a strap,
 * `half` of whose thickness lies on it, cm.
 */
export function tautLine(end: Point, length: number, over: Oval, half = 0): Point[] {
  const oval = { wide: over.wide + half, high: over.high + half }
  let [low, high] = [oval.high, length]
  for (let k = 0; k < 40; k++) {
    const above = (low + high) / 2
    if (2 * lengthOf(halfOver(end, above, oval)) < length) low = above
    else high = above
  }
  const right = halfOver(end, low, oval)
  const left = right.slice(1).map(([x, y]): Point => [-x, y])
  return [...left.reverse(), ...right]
}
