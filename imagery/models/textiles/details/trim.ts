import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { smooth } from '../../../kit/plane/maths'
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

export type FrontEdge = { x: number; low: number; high: number; way?: 1 | -1 }

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

/** The same, its upper end cut along `top`, from its edge to where it has sunk into the cloth `reach` away, so that what lies over it hides where it ends. */
export function cutFrontEdge(
  on: Draped,
  { x, low, way = 1 }: FrontEdge,
  thickness: number,
  { top, reach }: { top: readonly Point[]; reach: number },
): Part {
  const outline: Point[] = [[x, low], ...top, [x + way * reach, low]]
  return {
    name: 'front-edge',
    geometry: patch(on, dense(counterClockwise(outline), 0.4), {
      lift: -0.12,
      thickness: thickness + 0.12,
      // Away from the edge it goes below the cloth, where nothing shows.
      bulge: ([px]) => -(thickness + 0.05) * smooth(reach * 0.3, reach, (px - x) * way),
    }),
    slot: 'cloth',
  }
}

/** Stitches along the edge of a front, so far from it, on cloth that lies so high there, cm. */
export function edgeStitch(
  on: Draped,
  { x, low, high, way = 1 }: FrontEdge,
  { away, high: over = 0.28, ...stitch }: StitchOptions & { away: number; high?: number },
): Part {
  const line: Point[] = [
    [x + way * away, low + 1],
    [x + way * away, high],
  ]
  return topstitch('edge-stitch', on, [line], { high: over, ...stitch })
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
