import { SphereGeometry } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { merged } from '../../../kit/skins/raw'
import { stitchRows } from '../../../kit/solids/stitches'
import { onSkin, pieceOn } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { seatOn } from '../last/seat'
import { columnAt, layers, lineAt, lineBelow, normalAt, plate, seamOn, thread } from './on-skin'
import { bothSides } from '../boot/columns'
import type { Place } from '../boot/columns'

type Toe = {
  /** How far from the heel its edge is on a column, cm. */
  until: (column: number) => number
  slot: string
  thickness?: number
  isSewn?: boolean
  /** The sole's top at x: below it the piece is drawn in, so that the sole runs round it. */
  sole?: (x: number) => number
}

const columns = 60

/** A piece round the toe, from the sole up to its edge across the vamp. */
export function toePiece(
  skin: Skin,
  { until, slot, thickness = 0.11, isSewn = true, sole = () => -Infinity }: Toe,
): Part[] {
  const low = 0.4
  const places = steps(-columns, columns, isCoarse() ? 60 : 200)
  const rows = places.map((column) => {
    const top = Math.max(low, lineAt(skin, column, until(column)))
    return steps(0, top, isCoarse() ? 10 : 28).map((line) => {
      const { x, y } = onSkin(skin, line, column)
      return onSkin(skin, line, column, -0.03 - thickness * (1 - smooth(-0.12, 0.04, y - sole(x))))
    })
  })
  const part = {
    name: 'toe-cap',
    geometry: plate(rows, thickness + 0.03, normalAt(skin, lineAt(skin, 0, until(0)) / 2, 0)),
    slot,
  }
  if (!isSewn) return [part]
  const rowAt = (more: number) =>
    seamOn(
      skin,
      places
        .map((column): Place => [lineAt(skin, column, until(column) + more), column])
        .filter(([line]) => line > 2),
      thickness,
    )
  return [
    part,
    { name: 'toe-seams', geometry: stitchRows([rowAt(0.2), rowAt(0.44)], thread()), slot: 'stitch' },
  ]
}

/** The slanting flash on both sides of a runner, from the sole to `under` cm below the opening, covered by the collar, sewn along its edges. */
export function flashes(skin: Skin, slot: string, under: number): Part[] {
  const length = onSkin(skin, 0.4, 0).x
  const half = 0.68
  const middle = (share: number) => length * lerp(0.56, 0.27, share)
  const top = skin.rows.length - 1
  const lines = [0.4, lineBelow(skin, columnAt(skin, top, middle(1)), under)] as const
  const column = (share: number, more: number) =>
    columnAt(skin, lerp(lines[0], lines[1], share), middle(share) + more)
  const seams = bothSides.flatMap((side) =>
    [half - 0.2, 0.2 - half].map((more) =>
      seamOn(
        skin,
        steps(0.08, 0.87, 50).map((share): Place => [
          lerp(lines[0], lines[1], share),
          side * column(share, more),
        ]),
        layers.panel,
      ),
    ),
  )
  return [
    ...bothSides.map((side) => ({
      name: `flash${side}`,
      geometry: pieceOn(skin, lines, (share) => [side * column(share, half), side * column(share, -half)], {
        thickness: layers.panel,
        out: 0,
        along: 70,
        across: 10,
      }),
      slot,
    })),
    { name: 'flash-seams', geometry: stitchRows(seams, thread()), slot: 'stitch' },
  ]
}

/** Round holes punched in the top of the toe box, in rows that narrow towards the tip. */
export function perforation(skin: Skin): Part {
  const length = onSkin(skin, 0.4, 0).x
  const holes = [0.745, 0.77, 0.795, 0.82, 0.845].flatMap((share, row) => {
    const count = 7 - row
    return steps(0, count - 1, count - 1).map((index) => {
      const across = (index - (count - 1) / 2) * 0.52
      return holeAt(skin, length * share - 0.09 * across ** 2, across)
    })
  })
  return { name: 'perforation', geometry: merged(holes), slot: 'shade' }
}

/** A hole in the upper, seen from above: a dark disc on its skin, round even where the leather falls away. */
function holeAt(skin: Skin, x: number, across: number) {
  const side = across < 0 ? -1 : 1
  let column = 0
  let line = lineAt(skin, 0, x)
  const middle = onSkin(skin, line, 0).z
  while (column < columns && Math.abs(onSkin(skin, line, side * column).z - middle) < Math.abs(across)) {
    column += 0.25
    line = lineAt(skin, side * column, x)
  }
  const place = seatOn(onSkin(skin, line, side * column), normalAt(skin, line, side * column).normalize())
  return new SphereGeometry(0.085, isCoarse() ? 6 : 18, isCoarse() ? 4 : 10)
    .scale(1, 0.12, 1)
    .applyMatrix4(place)
}
