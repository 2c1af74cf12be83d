import type { Draped } from '../../../kit/cloth/draped'
import { fabricOf, patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { wordMark } from '../../../kit/solids/word-mark'
import type { UpperCut } from '../cutting/upper-cut'
import { cuffAround } from '../cutting/around'
import { band } from './laid'
import type { Ribs } from './laid'
import { strip } from './trim'

/** The label sewn inside the back of the neck, `under` the cloth's face by more than the cloth is thick, cm. */
export function label(on: Draped, cutting: UpperCut, under = 0.3): Part[] {
  const y = -cutting.neck.back - 2.6
  const outline = dense(
    counterClockwise(superellipse(6, 2, 12, 60)).map(([x, v]): Point => [x, v + y]),
    0.4,
  )
  const inside = ([u, v]: Point, h: number) => {
    const { point, normal } = on.spot(-1, [-u, v + y])
    return point.addScaledVector(normal, -under - 0.02 - h)
  }
  return [
    {
      name: 'label',
      geometry: patch(on, outline, { thickness: 0.06, lift: -under, side: -1, step: 0.4 }),
      slot: 'label',
    },
    { name: 'label-mark', geometry: wordMark(3.6, (u, v, h) => inside([-u, v], h), 0.008, 7), slot: 'ink' },
  ]
}

type OfPlace = (point: Point) => number

export const cloth = (on: Draped, thickness: number, turned?: OfPlace, relief?: OfPlace): Part => ({
  name: 'cloth',
  geometry: fabricOf(on, thickness, relief, turned),
  slot: 'cloth',
})

/** Bands at the ends of both sleeves. */
export const cuffs = (
  cutting: UpperCut,
  on: Draped,
  { width, ...options }: { width: number; high?: number; thickness?: number; slot?: string; ribs?: Ribs },
): Part[] =>
  ([1, -1] as const).map((arm) =>
    band(`cuff${arm}`, on, cuffAround(cutting, arm), { from: 0.02, to: width, ...options }),
  )

/** How deep hems of an upper garment and of its sleeves are turned up, for `fabricOf`. */
export const turnedUp =
  ({ length, sleeve }: Pick<UpperCut, 'length' | 'sleeve'>, deep: number) =>
  ([x, y]: Point) =>
    y < deep - (Math.abs(x) > 150 ? (sleeve?.length ?? 0) : length) ? 1 : 0

/** Half the lining of a back, as far as one sees into a neck: below a facing of the garment's own cloth. */
export function backLining(on: Draped, cutting: UpperCut, thickness: number): Part {
  const { armhole, neck, shoulder } = cutting
  const wide = shoulder - 2.5
  const top = Array.from({ length: 25 }, (_, index): Point => {
    const x = wide * (1 - index / 12)
    return [x, -neck.back - 5.4 - 0.012 * x * x]
  })
  const outline = dense(
    counterClockwise([
      ...top,
      [-wide, -armhole] as const,
      [-wide, -52] as const,
      [wide, -52] as const,
      [wide, -armhole] as const,
    ]),
    0.5,
  )
  return {
    name: 'lining',
    geometry: patch(on, outline, { thickness: 0.1, lift: -thickness - 0.06, side: -1, step: 0.5 }),
    slot: 'lining',
  }
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
