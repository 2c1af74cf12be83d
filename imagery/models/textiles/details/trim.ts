import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import type { StitchOptions } from '../../../kit/solids/stitches'
import { lappedSeam, topstitch } from './laid'

const box = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]

type FrontEdge = { x: number; low: number; high: number; way?: 1 | -1 }

/** The overlapping edge of a front, which lies on the other; it goes on to the left, or to the right. */
export function frontEdge(
  on: Draped,
  { x, low, high, way = 1 }: FrontEdge,
  thickness: number,
  reach = 9,
): Part {
  const line: Point[] = [
    [x, low],
    [x, high],
  ]
  return lappedSeam('front-edge', on, way > 0 ? line : line.toReversed(), { wide: reach, high: thickness })
}

/** Stitches along the edge of a front, so far from it, cm. */
export function edgeStitch(
  on: Draped,
  { x, low, high, way = 1 }: FrontEdge,
  { away, ...stitch }: StitchOptions & { away: number },
): Part {
  const line: Point[] = [
    [x + way * away, low + 1],
    [x + way * away, high],
  ]
  return topstitch('edge-stitch', on, [line], { high: 0.28, ...stitch })
}

type StripOptions = { thickness?: number; side?: 1 | -1; slot?: string }

/** A strip of cloth: a placket, a hem, a cuff, a waistband. */
export const strip = (
  name: string,
  on: Draped,
  corners: readonly Point[],
  { thickness = 0.14, side = 1, slot = 'cloth' }: StripOptions = {},
): Part => ({
  name,
  geometry: patch(on, dense(counterClockwise(corners), 0.5), { thickness, step: 0.5, side }),
  slot,
})

export const rectangle = box
