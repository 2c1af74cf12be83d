import type { BufferGeometry } from 'three'
import { isCoarse } from '../../../kit/plane/detail'
import { steps } from '../../../kit/plane/maths'
import type { Seam } from '../../../kit/solids/stitches'
import type { Place } from './columns'
import { leatherIs, onSoft, panelOn, seamOn } from './panels'
import type { Skin } from './shaft'

/** How far round the foot a piece of the toe may reach, in columns. */
const reach = 100
const low = 0.4

/** The line at which a column has come back to x cm from the heel. */
function lineAt(skin: Skin, column: number, x: number): number {
  const step = 0.25
  let before = onSoft(skin, low, column).x
  if (before <= x) return low
  for (let line = low + step; line < skin.rows.length - 1; line += step) {
    const now = onSoft(skin, line, column).x
    if (now <= x) return line - (step * (x - now)) / (before - now || 1)
    before = now
  }
  return skin.rows.length - 1
}

/**
 * A piece round the toe, from the sole up to an edge that runs `until(column)` cm from the heel: its leather and, `more` cm
 * inside the edge, lines to sew along.
 */
export function toePanel(
  skin: Skin,
  until: (column: number) => number,
): { geometry: BufferGeometry; seam: (more: number) => Seam } {
  const columns = steps(-reach, reach, isCoarse() ? 60 : 300)
  const edge = (more: number) =>
    columns
      .map((column): Place => [lineAt(skin, column, until(column) + more), column])
      .filter(([line]) => line > low)
  const rows = edge(0).map(([top, column]) =>
    steps(low, top, isCoarse() ? 8 : 36).map((line): Place => [line, column]),
  )
  return {
    geometry: panelOn(skin, rows, { origin: [rows.length >> 1, 0] }),
    seam: (more) =>
      seamOn(
        skin,
        edge(more).filter(([line]) => line > 2),
        leatherIs.thick - 0.01,
      ),
  }
}
