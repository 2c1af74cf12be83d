import type { BufferGeometry, Vector3 } from 'three'
import { at, curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, distancesAlong, lerp, steps, vector } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { normalsOf, shell } from '../../../kit/skins/shell'
import type { Seam } from '../../../kit/solids/stitches'
import { findAt, findBeside, widthOf } from './columns'
import type { On, Place, Side } from './columns'
import type { Skin } from './shaft'

/** The thickness of a panel of the upper, and how far inside its edge it is sewn, cm. */
export const leatherIs = { thick: 0.12, sewn: 0.2 }

export const thread = () => ({
  pitch: isCoarse() ? 0.7 : 0.24,
  length: isCoarse() ? 0.5 : 0.18,
  radius: 0.03,
  slant: 0,
})

/** Weights of four neighbours for a place between the middle two: an even curve through them. */
const weightsAt = (t: number) => [
  (-t + 2 * t * t - t ** 3) / 2,
  (2 - 5 * t * t + 3 * t ** 3) / 2,
  (t + 4 * t * t - 3 * t ** 3) / 2,
  (t ** 3 - t * t) / 2,
]

/** A place on the skin, `out` over it, on a surface without the facets that gloss would show. */
export function onSoft({ rows, normals }: Skin, line: number, column: number, out = 0): Vector3 {
  const width = widthOf({ rows })
  const l = clamp(line, 0, rows.length - 1.001)
  const [l0, c0] = [Math.floor(l), Math.floor(column)]
  const [down, beside] = [weightsAt(l - l0), weightsAt(column - c0)]
  const pick = (grid: readonly Row[]) => {
    const sum = vector(0, 0, 0)
    down.forEach((a, i) => {
      beside.forEach((b, j) => {
        const place = (((c0 + j - 1) % width) + width) % width
        sum.addScaledVector(at(at(grid, l0 + i - 1), place), a * b)
      })
    })
    return sum
  }
  const point = pick(rows)
  return out === 0 ? point : point.addScaledVector(pick(normals).normalize(), out)
}

const softly =
  (skin: Skin): On =>
  (line, column) =>
    onSoft(skin, line, column)

/** The column `width` cm beside the middle of a line's front. */
export const columnBeside = (skin: Skin, line: number, width: number, side: Side): number =>
  findBeside(softly(skin), line, width, side)

/** The column of a side at which a line has come back to x cm from the heel. */
export const columnAt = (skin: Skin, line: number, x: number, side: Side): number =>
  findAt(softly(skin), line, x, side)

/** An even row of places on a soft curve through the given ones. */
export const placesThrough = (places: readonly Place[], count: number): Place[] =>
  curveThrough(
    places.map(([line, column]) => vector(line, column, 0)),
    count,
  ).map(({ x, y }): Place => [x, y])

/** Places as a line that thread can be sewn along, `out` over the skin. */
export const seamOn = (skin: Skin, places: readonly Place[], out: number): Seam =>
  places.map(([line, column]) => {
    const point = onSoft(skin, line, column, out)
    const normal = onSoft(skin, line, column, out + 1)
      .sub(point)
      .normalize()
    return { at: point, normal }
  })

/** Rows of places between two edges of equally many. */
export const placesBetween = (from: readonly Place[], to: readonly Place[], across: number): Place[][] =>
  from.map((start, index) => {
    const end = at(to, index)
    return steps(0, 1, across).map((share): Place => [
      lerp(start[0], end[0], share),
      lerp(start[1], end[1], share),
    ])
  })

type Panel = {
  thickness?: number
  out?: number
  /** How much it stands out beyond that at a row and a column. */
  relief?: (row: number, column: number) => number
  /** The row and the column from which its pattern is measured; without them, its first row and its middle column. */
  origin?: readonly [row: number, column: number]
}

/** A piece of leather on the skin through rows of places, its pattern in cm. */
export function panelOn(
  skin: Skin,
  places: readonly (readonly Place[])[],
  { thickness = leatherIs.thick, out = -0.01, relief = () => 0, origin }: Panel = {},
): BufferGeometry {
  const rows = places.map((row, index) =>
    row.map(([line, column], across) => onSoft(skin, line, column, out + relief(index, across))),
  )
  const [row, column] = [rows.length >> 1, at(rows, 0).length >> 1]
  const [line, turn] = at(at(places, row), column)
  const away = onSoft(skin, line, turn, 1).sub(onSoft(skin, line, turn, 0))
  const isOut = at(at(normalsOf(rows, false), row), column).dot(away) > 0
  const { across, along } = lengthsOf(rows, origin)
  return shell(rows, {
    thickness: isOut ? thickness : -thickness,
    crease: 50,
    uv: (r, c) => [at(at(across, r), c), at(at(along, c), r)],
  })
}

/** How far each place is along its row and along its column from where the origin's column and row cross them. */
function lengthsOf(
  rows: readonly Row[],
  [row, column]: readonly [number, number] = [0, at(rows, 0).length >> 1],
) {
  const from = (lengths: readonly number[], origin: number) =>
    lengths.map((length) => length - at(lengths, origin))
  const across = rows.map((one) => from(distancesAlong(one), column))
  const along = at(rows, 0).map((_, index) => from(distancesAlong(rows.map((one) => at(one, index))), row))
  return { across, along }
}
