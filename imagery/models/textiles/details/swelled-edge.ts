import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { bell, smooth } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import type { FrontEdge } from './trim'

/** Cloth swells at an edge before the stitches that hold it, and is drawn in along them, cm. */
const swelling = { high: 0.15, wide: 0.24, drawn: 0.14, along: 0.2 }

/** Stitches by hand that draw cloth in. */
export const drawnIn = { pitch: 0.5, length: 0.26, radius: 0.042 }

/** How high cloth `stitched` from its edge is over its level, so far `off` that edge, cm. */
export const swelled = (off: number, stitched: number) =>
  swelling.high * bell(off, stitched * 0.42, swelling.wide) -
  swelling.drawn * bell(off, stitched, swelling.along)

/** The front that lies on top: thick, a gap under its edge. */
const front = { thickness: 0.34, over: 0.1, gap: 1.5, sunk: 0.12 }

/** How high its face lies over the cloth, cm. */
export const swelledFrontHigh = front.over + front.thickness

type SwelledFront = {
  stitched: number
  /** Its upper end, from its edge to where it has sunk into the cloth `reach` away, cm. */
  top: readonly Point[]
  reach: number
}

/** The overlapping front with an edge that swells before its stitches and stands off what it lies on. */
export function swelledFront(
  on: Draped,
  { x, low, way = 1 }: FrontEdge,
  { stitched, top, reach }: SwelledFront,
): Part {
  const { thickness, over, gap, sunk } = front
  const outline: Point[] = [[x, low], ...top, [x + way * reach, low]]
  const offOf = ([px]: Point) => (px - x) * way
  return {
    name: 'front-edge',
    geometry: patch(on, dense(counterClockwise(outline), 0.3), {
      thickness,
      lift: over,
      step: 0.2,
      // Away from the edge both its sides go below the cloth, where nothing shows.
      bulge: (spot) =>
        swelled(offOf(spot), stitched) - (over + thickness + 0.05) * smooth(reach * 0.3, reach, offOf(spot)),
      under: (spot) => -(over + sunk) * smooth(gap * 0.2, gap, offOf(spot)),
    }),
    slot: 'cloth',
  }
}
