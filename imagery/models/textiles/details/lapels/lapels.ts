import type { Draped } from '../../../../kit/cloth/draped'
import { patch } from '../../../../kit/cloth/fabric'
import { evenly, lengthOf } from '../../../../kit/cloth/piece'
import type { Part } from '../../../../kit/mesh/model'
import { at } from '../../../../kit/plane/curves'
import { counterClockwise, dense } from '../../../../kit/plane/outline'
import type { Point } from '../../../../kit/plane/outline'
import { stitchRows } from '../../../../kit/solids/stitches'
import type { UpperCut } from '../../cutting/upper-cut'
import { beside } from '../laid'
import { collar } from './collar'
import { lapelCut } from './lapel-cut'
import type { LapelCut } from './lapel-cut'

/** Lapels that turn over the taped edge of a pointed neck, and the collar that joins them behind. */
export function lapels(
  on: Draped,
  cutting: UpperCut,
  { width = 8, notch = 11, peak = 0, thickness = 0.3, slot = 'cloth', stitched }: Partial<LapelCut> = {},
): Part[] {
  const cut = { width, notch, peak, thickness, slot, stitched }
  return [...([1, -1] as const).flatMap((side) => lapel(on, cutting, cut, side)), collar(on, cutting, cut)]
}

/** Pricked by hand along an edge: small, and far apart. */
export const pricked = { pitch: 0.5, length: 0.2, radius: 0.03 }

function lapel(on: Draped, cutting: UpperCut, cut: LapelCut, side: 1 | -1): Part[] {
  const { thickness, slot, stitched } = cut
  const { outline, outer, gorge, lift, roll, heightAt } = lapelCut(cutting, cut, side)
  const mirrored = ([x, y]: Point): Point => [side * x, y]
  const face = {
    name: `lapel${side}`,
    geometry: patch(on, dense(counterClockwise(outline.map(mirrored)), 0.3), {
      thickness,
      lift,
      step: 0.3,
      bulge: roll,
    }),
    slot,
  }
  if (stitched === undefined) return [face]
  // Along the outer edge, and from the tip along the gorge.
  const lines = [
    beside(outer, -stitched).slice(2, -1),
    beside([at(outer, outer.length - 1), ...gorge].slice(0, -1), -stitched),
  ]
  const rows = lines.map((line) =>
    evenly(line, Math.ceil(lengthOf(line) / 0.25)).map((spot) => {
      const { point, normal } = on.spot(1, mirrored(spot))
      return { at: point.addScaledVector(normal, heightAt(spot)), normal }
    }),
  )
  return [face, { name: `lapel-stitch${side}`, geometry: stitchRows(rows, pricked), slot: 'stitch' }]
}
