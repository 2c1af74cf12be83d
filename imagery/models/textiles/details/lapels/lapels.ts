import type { Draped } from '../../../../kit/cloth/draped'
import { insideOf } from '../../../../kit/cloth/cut'
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
import { drawnIn } from '../swelled-edge'
import { collar } from './collar'
import { lapelOf } from './lapel'
import type { LapelCut } from './lapel-cut'
import { coveredBy } from './rolled-lapel'

const complete = ({
  width = 8,
  notch = 11,
  peak = 0,
  thickness = 0.3,
  slot = 'cloth',
  ...rest
}: Partial<LapelCut>): LapelCut => ({ width, notch, peak, thickness, slot, ...rest })

/** A line across the front a little below the lapels' upper side, which covers it, from `from` to `to`, cm from the middle. */
export function lineUnderLapels(
  cutting: UpperCut,
  lapelsOf: Partial<LapelCut>,
  [from, to]: readonly [number, number],
): Point[] {
  const lapel = lapelOf(cutting, complete(lapelsOf), 1)
  if (lapelsOf.breaksAt) return steps(from, to, 24).map((x): Point => [x, coveredBy(lapel, x)])
  const heightAt = graph(lapel.outer)
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

/** Tells what lies on a lapel, at least so far from its edge, and clear of where it breaks, cm. */
function within(outline: readonly Point[], edge: readonly Point[], least: number): (spot: Point) => boolean {
  const isOn = insideOf(outline)
  const awayFrom = (line: readonly Point[], reach: number, [x, y]: Point) =>
    line.every(([px, py]) => Math.hypot(px - x, py - y) >= reach)
  const [whole, free] = [dense(outline, 0.1), dense(edge, 0.1, false)]
  return (spot) => isOn(spot) && awayFrom(whole, 0.25, spot) && awayFrom(free, least, spot)
}

function lapel(on: Draped, cutting: UpperCut, cut: LapelCut, side: 1 | -1): Part[] {
  const { thickness, slot, stitched } = cut
  const { outline, outer, gorge, lift, under, roll, heightAt } = lapelOf(cutting, cut, side)
  const mirrored = ([x, y]: Point): Point => [side * x, y]
  const face = {
    name: `lapel${side}`,
    geometry: patch(on, dense(counterClockwise(outline.map(mirrored)), 0.3), {
      thickness,
      lift,
      // What rolls is cut finer.
      step: under ? 0.18 : 0.3,
      bulge: (spot) => roll(mirrored(spot)),
      ...(under && { under: (spot: Point) => under(mirrored(spot)) }),
    }),
    slot,
  }
  if (stitched === undefined) return [face]
  // Along the outer edge, and from the tip along the gorge; where lapels roll, no further than both lines meet.
  const isInside = cut.breaksAt ? within(outline, [...outer, ...gorge], stitched - 0.04) : () => true
  const lines = [
    beside(outer, -stitched).slice(2, -1),
    beside([at(outer, outer.length - 1), ...gorge].slice(0, -1), -stitched),
  ]
    .map((line) => line.filter(isInside))
    .filter((line) => line.length > 1)
  const rows = lines.map((line) =>
    evenly(line, Math.ceil(lengthOf(line) / 0.25)).map((spot) => {
      const { point, normal } = on.spot(1, mirrored(spot))
      return { at: point.addScaledVector(normal, heightAt(spot)), normal }
    }),
  )
  return [
    face,
    {
      name: `lapel-stitch${side}`,
      geometry: stitchRows(rows, cut.breaksAt ? drawnIn : pricked),
      slot: 'stitch',
    },
  ]
}
