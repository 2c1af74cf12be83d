import type { Draped } from '../../../../kit/cloth/draped'
import { patch } from '../../../../kit/cloth/fabric'
import { evenly, lengthOf } from '../../../../kit/cloth/piece'
import type { Part } from '../../../../kit/mesh/model'
import { at, graph } from '../../../../kit/plane/curves'
import { steps } from '../../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../../kit/plane/outline'
import type { Point } from '../../../../kit/plane/outline'
import { stitchRows } from '../../../../kit/solids/stitches'
import type { UpperCut } from '../../cutting/upper-cut'
import { beside } from '../laid'
import { collar } from './collar'
import { lapelCut } from './lapel-cut'
import type { LapelCut } from './lapel-cut'

const complete = ({
  width = 8,
  notch = 11,
  peak = 0,
  thickness = 0.3,
  slot = 'cloth',
  stitched,
}: Partial<LapelCut>): LapelCut => ({ width, notch, peak, thickness, slot, stitched })

/** A line across the front a little below the lapels' upper side, which covers it, from `from` to `to`, cm from the middle. */
export function lineUnderLapels(
  cutting: UpperCut,
  lapelsOf: Partial<LapelCut>,
  [from, to]: readonly [number, number],
): Point[] {
  const { outer } = lapelCut(cutting, complete(lapelsOf), 1)
  const heightAt = graph(outer)
  return steps(from, to, 24).map((x): Point => {
    const away = Math.abs(x)
    // A lapel is narrow where it begins.
    return [x, heightAt(away) + Math.min(0.9, away * 0.3)]
  })
}

/** Lapels that turn over the taped edge of a pointed neck, and the collar that joins them behind. */
export function lapels(on: Draped, cutting: UpperCut, lapelsOf: Partial<LapelCut> = {}): Part[] {
  const cut = complete(lapelsOf)
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
