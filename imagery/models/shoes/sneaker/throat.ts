import { lerp } from '../../../kit/plane/maths'
import { onSkin } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { columnBeside } from './on-skin'

/** The closing up the instep: lines from where it opens to the top, the gap between its facings, and its eyelets. */
export type Throat = {
  first: number
  top: number
  /** How far the edge of a facing is from the middle, cm; its column. */
  edge: (line: number) => number
  /** Lines of the eyelets, from the toe up. */
  rows: readonly number[]
}

/** From a facing's edge to its eyelets, and to its own seam on the quarter, cm. */
export const facing = { eyelet: 0.55, wide: 1.5 }

/** A closing that opens `x` cm from the heel. */
export function throatOf(skin: Skin, x: number, eyelets: number): Throat {
  const top = skin.rows.length - 1
  let first = 8
  while (first < skin.lowers - 1 && onSkin(skin, first, 0).x > x) first += 0.05
  const edge = (line: number) => lerp(1.05, 1.5, Math.max(0, (line - first) / (top - first)))
  // Equally far from each other on the instep, not in lines.
  const marks = Array.from({ length: 101 }, (_, index) => lerp(first, top, index / 100))
  let gone = 0
  const lengths = marks.map((line, index) => {
    if (index > 0) gone += onSkin(skin, line, 0).distanceTo(onSkin(skin, marks[index - 1] ?? line, 0))
    return gone
  })
  const rows = Array.from({ length: eyelets }, (_, index) => {
    const wanted = lerp(0.75, gone - 1.1, index / (eyelets - 1))
    return marks[lengths.findIndex((length) => length >= wanted)] ?? top
  })
  return { first, top, edge, rows }
}

/** The column `more` cm beside a facing's edge. */
export const besideEdge = (skin: Skin, throat: Throat, line: number, more = 0) =>
  columnBeside(skin, line, throat.edge(line) + more)
