import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { steps } from '../../../kit/plane/maths'
import { stitchRows } from '../../../kit/solids/stitches'
import { fastening } from '../pump/fastening'
import { bandThrough } from '../pump/straps'
import { widthOf } from './columns'
import type { Place } from './columns'
import { onSoft, panelOn, seamOn, thread } from './panels'
import type { Skin } from './shaft'

const strap = { width: 1.5, thick: 0.15, sewn: 0.18 }

/** The strap's middle lies in a plane: so high over the skin's lowest place behind, and rising so much a cm to the front. */
const plane = { high: 6.4, rise: 0.13 }

/** Where the buckle is, a share of the way from the back over the outside to the front, and how far the loose end reaches, cm. */
const buckle = { at: 0.5, end: 4.6 }

/** The line at which a column comes through the strap's plane, and from there `across` cm up the skin. */
function lineAt(skin: Skin, column: number, across: number): number {
  const foot = onSoft(skin, 0, widthOf(skin) / 2).y + plane.high
  const below = (line: number) => {
    const { x, y } = onSoft(skin, line, column)
    return y - foot - plane.rise * x
  }
  let [low, high] = [0, skin.rows.length - 1]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (below(middle) < 0) low = middle
    else high = middle
  }
  const linesToCm = 1 / onSoft(skin, low - 0.5, column).distanceTo(onSoft(skin, low + 0.5, column))
  return low + across * linesToCm
}

/** A strap round the ankle, sewn along its edges, its pointed end through a buckle on the outside. */
export function ankleStrap(skin: Skin): Part[] {
  const back = widthOf(skin) / 2
  const columns = steps(back, -back, isCoarse() ? 60 : 240)
  const along = (across: number) => columns.map((column): Place => [lineAt(skin, column, across), column])
  const half = strap.width / 2
  const edges = steps(-half, half, isCoarse() ? 4 : 12).map(along)
  const middle = seamOn(skin, along(0), strap.thick / 2)
  const band = bandThrough(
    middle.map(({ at }) => at),
    middle.map(({ normal }) => normal),
  )
  return [
    {
      name: 'ankle-strap',
      geometry: panelOn(skin, edges, { out: -0.03, thickness: strap.thick + 0.03 }),
      slot: 'leather',
    },
    {
      name: 'strap-seams',
      geometry: stitchRows(
        [-1, 1].map((side) => seamOn(skin, along(side * (half - strap.sewn)), strap.thick)),
        thread(),
      ),
      slot: 'stitch',
    },
    ...fastening(band, {
      at: (band.length * buckle.at) / 2,
      way: 1,
      width: strap.width,
      thickness: strap.thick,
      end: buckle.end,
      isPointed: true,
    }),
  ]
}
