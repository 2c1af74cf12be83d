import type { Draped } from '../../../kit/cloth/draped'
import { fabricOf, patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { wordMark } from '../../../kit/solids/word-mark'
import type { UpperCut } from '../cutting/upper-cut'
import { strip } from './trim'

/** The label sewn inside the back of the neck. */
export function label(on: Draped, cutting: UpperCut): Part[] {
  const y = -cutting.neck.back - 2.6
  const outline = dense(
    counterClockwise(superellipse(6, 2, 12, 60)).map(([x, v]): Point => [x, v + y]),
    0.4,
  )
  const inside = ([u, v]: Point, h: number) => {
    const { point, normal } = on.spot(-1, [-u, v + y])
    return point.addScaledVector(normal, -0.32 - h)
  }
  return [
    {
      name: 'label',
      geometry: patch(on, outline, { thickness: 0.06, lift: -0.3, side: -1, step: 0.4 }),
      slot: 'label',
    },
    { name: 'label-mark', geometry: wordMark(3.6, (u, v, h) => inside([-u, v], h), 0.008, 7), slot: 'ink' },
  ]
}

export const cloth = (on: Draped, thickness: number, relief?: (point: Point) => number): Part => ({
  name: 'cloth',
  geometry: fabricOf(on, thickness, relief),
  slot: 'cloth',
})

/** Turned-up edges of the sleeves: a band at the front and the back of each. */
export function cuffs(on: Draped, cutting: UpperCut, width: number, thickness = 0.14): Part[] {
  const { sleeve } = cutting
  if (!sleeve) return []
  return ([1, -1] as const).flatMap((arm) =>
    ([1, -1] as const).map((side) => {
      const low = -sleeve.length + 0.05
      const at = (x: number) => arm * (300 + x)
      const list: Point[] = [
        [at(-sleeve.cuff + 0.15), low],
        [at(-0.15), low],
        [at(-0.15), low + width],
        [at(-sleeve.cuff * 1.06), low + width],
      ]
      return strip(`cuff${arm}${side}`, on, list, { thickness, side })
    }),
  )
}

export const row = (x: number, from: number, to: number, count: number): Point[] =>
  Array.from(
    { length: count },
    (_, index) => [x, lerp(from, to, count === 1 ? 0 : index / (count - 1))] as const,
  )

export const welt = (
  on: Draped,
  name: string,
  { x, y, width, height, tilt }: Record<'x' | 'y' | 'width' | 'height' | 'tilt', number>,
  thickness = 0.16,
): Part[] =>
  ([1, -1] as const).map((side) =>
    strip(
      `${name}${side}`,
      on,
      [
        [side * (x - width / 2), y],
        [side * (x + width / 2), y + tilt],
        [side * (x + width / 2), y + height + tilt],
        [side * (x - width / 2), y + height],
      ],
      { thickness },
    ),
  )
