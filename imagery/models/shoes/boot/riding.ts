import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { stitchRows } from '../../../kit/solids/stitches'
import { ankleStrap } from './ankle-strap'
import { bothSides, widthOf } from './columns'
import type { Place } from './columns'
import { leatherIs, onSoft, panelOn, placesBetween, seamOn, thread } from './panels'
import type { Skin } from './shaft'
import { toePanel } from './toe'
import { boundRim, foldedRim } from './topline'

/** How much of the binding is seen, and how thick it is, cm. */
const binding = { tall: 1.5, thick: 0.06 }

/** A riding boot of a vamp, a shaft with a strip over its zip behind, and a bound edge; the strap round its ankle. */
export function riding(skin: Skin, length: number): Part[] {
  const vamp = toePanel(skin, (column) => length * lerp(0.55, 0.4, smooth(0, 62, Math.abs(column))))
  const behind = backStrip(skin)
  return [
    { name: 'vamp', geometry: vamp.geometry, slot: 'leather' },
    { name: 'back-strip', geometry: behind.geometry, slot: 'leather' },
    { name: 'binding', geometry: boundRim(skin, binding.tall, binding.thick), slot: 'leather' },
    {
      name: 'seams',
      geometry: stitchRows(
        [vamp.seam(leatherIs.sewn), vamp.seam(leatherIs.sewn + 0.24), ...behind.seams],
        thread(),
      ),
      slot: 'stitch',
    },
    foldedRim(skin, { down: binding.tall - leatherIs.sewn, out: binding.thick }),
    ...ankleStrap(skin),
  ]
}

/** The strip that hides the zip, from the sole up to the binding. */
function backStrip(skin: Skin) {
  const back = widthOf(skin) / 2
  const last = skin.rows.length - 1
  const lines = steps(0.4, last - 2, isCoarse() ? 30 : 150)
  /** The places `width` cm beside the middle of the back. */
  const beside = (width: (line: number) => number, side: number) =>
    lines.map((line): Place => {
      const columnWide = onSoft(skin, line, back).distanceTo(onSoft(skin, line, back + 1))
      return [line, back + (side * width(line)) / columnWide]
    })
  const half = (line: number) => lerp(1.3, 0.8, smooth(0, skin.lowers + 8, line))
  const [from = [], to = []] = bothSides.map((side) => beside(half, side))
  return {
    geometry: panelOn(skin, placesBetween(from, to, isCoarse() ? 6 : 18)),
    seams: bothSides.map((side) =>
      seamOn(skin, beside((line) => half(line) - leatherIs.sewn, side).slice(4), leatherIs.thick - 0.01),
    ),
  }
}
