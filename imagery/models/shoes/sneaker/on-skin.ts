import type { Vector3 } from 'three'
import { lerp } from '../../../kit/plane/maths'
import type { Seam } from '../../../kit/solids/stitches'
import { onSkin } from '../boot/shaft'
import type { Skin } from '../boot/shaft'

/** A place on a skin: its line from the sole, its column from the front, the outside positive. */
export type Place = readonly [line: number, column: number]

const step = 0.5

/** The first column on the outside at which `measure` has come to `goal`, counted up from the front. */
function columnWhere(goal: number, measure: (column: number) => number): number {
  let before = measure(0)
  if (before >= goal) return 0
  for (let column = step; column < 110; column += step) {
    const now = measure(column)
    if (now >= goal) return column - (step * (now - goal)) / (now - before)
    before = now
  }
  return 110
}

/** The column `width` cm beside the middle of a line's front. */
export function columnBeside(skin: Skin, line: number, width: number): number {
  let gone = 0
  let last = onSkin(skin, line, 0)
  return columnWhere(width, (column) => {
    const point = onSkin(skin, line, column)
    gone += point.distanceTo(last)
    last = point
    return gone
  })
}

/** The column at which a line has come back to x cm from the heel. */
export const columnAt = (skin: Skin, line: number, x: number): number =>
  columnWhere(-x, (column) => -onSkin(skin, line, column).x)

/** Places as a line that thread can be sewn along, `out` over the skin. */
export const seamOn = (skin: Skin, places: readonly Place[], out: number): Seam =>
  places.map(([line, column]) => {
    const at = onSkin(skin, line, column, out)
    const normal = onSkin(skin, line, column, out + 1)
      .sub(at)
      .normalize()
    return { at, normal }
  })

/**
 * What spans the instep at a line, from one side (-1) to the other (1), `half` columns off the middle: an even arch,
 * where the skin itself has a fold in which its lines turn up to the opening.
 */
export function archOver(skin: Skin, line: number, half: number, { lift = 0, rise = 0 } = {}) {
  const middleAt = (near: number) => onSkin(skin, near, -half).lerp(onSkin(skin, near, half), 0.5)
  const [left, right] = [onSkin(skin, line, -half), onSkin(skin, line, half)]
  const along = middleAt(line - 1.5).sub(middleAt(line + 1.5))
  const normal = right.clone().sub(left).cross(along).normalize()
  const outwards = onSkin(skin, line, half, 1).sub(right)
  if (normal.dot(outwards) < 0) normal.negate()
  // As round as an instep is.
  const round = right.distanceTo(left) ** 2 / 26
  const place = (across: number, more = 0): Vector3 =>
    left
      .clone()
      .lerp(right, lerp(0.5, 1, across))
      .addScaledVector(normal, lift + more + (round + rise) * (1 - across ** 2))
  return { place, normal }
}
