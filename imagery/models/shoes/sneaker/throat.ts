import { at, curveThrough } from '../../../kit/plane/curves'
import { lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { widthOf } from '../boot/columns'
import type { Place } from '../boot/columns'
import { onSoft } from '../boot/panels'
import type { Skin } from '../boot/shaft'
import type { Instep, Spot } from './instep'

/** How far beyond the facing's inner edge the upper ends below it, cm. */
export const below = 0.3

/** As many columns of the skin on each side run up the throat; the others run round the opening. */
const throatColumns = 30

/** The upper's edge down one side of the throat: from the middle of its foot up to the opening. */
function throatEdge({ gap, tall, place }: Instep): Place[] {
  const foot = gap(0) + below
  const round = steps(0, Math.PI / 2, 10).map((turn): Spot => [-foot * Math.cos(turn), foot * Math.sin(turn)])
  // Its upper corner is cut off, so that it stays below the facing.
  const arm = steps(0.3, tall, 24).map((up): Spot => [
    up,
    gap(up) + below + 0.4 * smooth(tall - 0.9, tall, up),
  ])
  const line = [...round, ...arm].map((spot) => {
    const [high, column] = place(spot)
    return vector(high, column, 0)
  })
  return curveThrough(line, throatColumns).map(({ x, y }): Place => [x, y])
}

/** The upper's skin open between the facings, so that the tongue lies free in its throat. */
export function openThroat(instep: Instep): Skin {
  const { skin } = instep
  const top = skin.rows.length - 1
  const half = widthOf(skin) / 2
  const edge = throatEdge(instep)
  const [foot] = at(edge, 0)
  const [, corner] = at(edge, throatColumns)
  const base = Math.floor(foot) - 2
  /** Where a column ends, from 0 in front to half round. */
  const endOf = (column: number): Place =>
    column <= throatColumns
      ? at(edge, column)
      : [top, lerp(corner, half, (column - throatColumns) / (half - throatColumns))]
  const places = skin.rows.map((row, line) => {
    const share = Math.max(0, (line - base) / (top - base))
    return row.map((_, column): Place => {
      const [side, own] = column <= half ? [1, column] : [-1, 2 * half - column]
      const [high, beside] = endOf(own)
      return share === 0 ? [line, column] : [lerp(base, high, share), side * lerp(own, beside, share)]
    })
  })
  const rows = places.map((row) => row.map((place) => onSoft(skin, ...place)))
  // Its own rows run askew to each other at the foot of the throat: it looks where the whole skin looks.
  const normals = places.map((row, line) =>
    row.map((place, column) =>
      onSoft(skin, ...place, 1)
        .sub(at(at(rows, line), column))
        .normalize(),
    ),
  )
  return { ...skin, rows, normals }
}
