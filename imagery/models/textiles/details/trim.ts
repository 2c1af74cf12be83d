import { Matrix4 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { smooth, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'

/** Buttons down a line of the front, on the cloth; sewn with a cross of thread. */
export function buttons(on: Draped, places: readonly Point[], radius: number, lift: number): Part[] {
  const disc = turned(
    [
      [0, -0.06],
      [radius * 0.9, -0.06, 0.03],
      [radius, 0.03, 0.04],
      [radius * 0.96, 0.14, 0.05],
      [radius * 0.78, 0.15, 0.04],
      [radius * 0.66, 0.09, 0.04],
      [0, 0.08],
    ],
    40,
  )
  const list = places.map((place) => {
    const { point, normal } = on.spot(1, place)
    const side = vector(1, 0, 0).addScaledVector(normal, -normal.x).normalize()
    const matrix = new Matrix4()
      .makeBasis(side, normal, side.clone().cross(normal))
      .setPosition(point.clone().addScaledVector(normal, lift))
    return disc.clone().applyMatrix4(matrix)
  })
  return list.length > 0 ? [{ name: 'buttons', geometry: merged(list), slot: 'button' }] : []
}

const box = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]

/** The overlapped edge of a front: cloth on cloth, thinning out to nothing away from the edge. */
export function frontEdge(
  on: Draped,
  { x, low, high }: { x: number; low: number; high: number },
  thickness: number,
  reach = 9,
): Part {
  return {
    name: 'front-edge',
    geometry: patch(on, dense(counterClockwise(box(x, x + reach, low, high)), 0.6), {
      thickness,
      step: 0.6,
      bulge: ([px]) => -(thickness + 0.06) * smooth(x + reach * 0.45, x + reach, px),
    }),
    slot: 'cloth',
  }
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
