import type { Vector3 } from 'three'
import { at } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import type { Row } from '../../../kit/skins/raw'
import { shell } from '../../../kit/skins/shell'
import type { Seam } from '../../../kit/solids/stitches'
import { findAt, findBeside } from '../boot/columns'
import type { On, Place } from '../boot/columns'
import { onSkin, patternOf } from '../boot/shaft'
import type { Skin } from '../boot/shaft'

/** How high the layers of the upper stand over its skin: a quarter, a panel sewn on it, the facing over all. */
export const layers = { quarter: 0.09, panel: 0.17, facing: 0.2 }

/** Thread of the upper's seams. */
export const thread = () => ({
  pitch: isCoarse() ? 0.84 : 0.28,
  length: isCoarse() ? 0.63 : 0.21,
  radius: 0.034,
  slant: 0,
})

const step = 0.5

const on =
  (skin: Skin): On =>
  (line, column) =>
    onSkin(skin, line, column)

/** The column `width` cm beside the middle of a line's front, on the outside. */
export const columnBeside = (skin: Skin, line: number, width: number): number =>
  findBeside(on(skin), line, width, 1)

/** The column on the outside at which a line has come back to x cm from the heel. */
export const columnAt = (skin: Skin, line: number, x: number): number => findAt(on(skin), line, x, 1)

/** The line at which a column has come back to x cm from the heel. */
export function lineAt(skin: Skin, column: number, x: number): number {
  let before = onSkin(skin, 0, column).x
  if (before <= x) return 0
  for (let line = step; line < skin.lowers - 1; line += step) {
    const now = onSkin(skin, line, column).x
    if (now <= x) return line - (step * (x - now)) / (before - now || 1)
    before = now
  }
  return skin.lowers - 1
}

/** The line of a column that lies `under` cm below the opening. */
export function lineBelow(skin: Skin, column: number, under: number): number {
  const top = skin.rows.length - 1
  const rim = onSkin(skin, top, column)
  let line = top
  while (line > 0 && onSkin(skin, line, column).distanceTo(rim) < under) line -= 0.1
  return line
}

/** The skin's normal at a place. */
export const normalAt = (skin: Skin, line: number, column: number): Vector3 =>
  onSkin(skin, line, column, 1).sub(onSkin(skin, line, column))

/** Places as a line that thread can be sewn along, `out` over the skin. */
export const seamOn = (skin: Skin, places: readonly Place[], out: number): Seam =>
  places.map(([line, column]) => ({
    at: onSkin(skin, line, column, out),
    normal: normalAt(skin, line, column),
  }))

/** A shell over rows that grows to the side of `away`, which is where their middle looks. */
export function plate(rows: readonly Row[], thickness: number, away: Vector3) {
  const [line, column] = [rows.length >> 1, at(rows, 0).length >> 1]
  const middle = at(at(rows, line), column)
  const beside = at(at(rows, line), column + 1)
    .clone()
    .sub(middle)
  const along = at(at(rows, line + 1), column)
    .clone()
    .sub(middle)
  return shell(rows, {
    thickness: beside.cross(along).dot(away) > 0 ? thickness : -thickness,
    crease: 55,
    uv: patternOf(rows),
  })
}
