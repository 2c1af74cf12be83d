import { Matrix4 } from 'three'
import type { Vector3 } from 'three'
import type { Draped, Spot } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { stitchRows } from '../../../kit/solids/stitches'

type Kind = {
  radius: number
  /** The top of the cloth it lies on, over the garment's own, cm. */
  high: number
  /** What holds it off the cloth: thread wound round the stitches, for thick cloth. */
  shank?: number
}

/** A disc with a rim and a dish in its middle, its foot at 0. */
const discOf = (radius: number) =>
  turned(
    [
      [0, 0],
      [radius * 0.78, 0, 0.04],
      [radius, 0.09, 0.05],
      [radius * 0.97, 0.2, 0.05],
      [radius * 0.76, 0.21, 0.05],
      [radius * 0.62, 0.14, 0.05],
      [0, 0.13],
    ],
    isCoarse() ? 16 : 48,
  )

/** The top of the dish, over the foot of the button. */
const dish = 0.13

/** Four holes, and the thread that goes from hole to hole: two bars side by side. */
const holesOf = (radius: number): Point[] => {
  const off = Math.min(0.16, radius * 0.24)
  return [
    [-off, -off],
    [off, -off],
    [-off, off],
    [off, off],
  ]
}

/** Stands what is made lying, its face up, on a spot. */
export function standOn({ point, normal }: Spot, high: number): Matrix4 {
  const right = vector(1, 0, 0).addScaledVector(normal, -normal.x).normalize()
  return new Matrix4()
    .makeBasis(right, normal, right.clone().cross(normal))
    .setPosition(point.clone().addScaledVector(normal, high))
}

/** Buttons with four holes, sewn on with two bars of thread, on what lies so high over the cloth. */
export function sewnButtons(name: string, spots: readonly Spot[], { radius, high, shank = 0 }: Kind): Part[] {
  if (spots.length === 0) return []
  const holes = holesOf(radius)
  const wide = Math.min(0.075, radius * 0.11)
  const hole = turned(
    [
      [0, -0.03],
      [wide, -0.03],
      [wide, 0.006],
      [0, 0.006],
    ],
    16,
  )
  const bar = ([x0, y0]: Point, [x1, y1]: Point) =>
    tube(
      [0, 0.2, 0.5, 0.8, 1].map((share) =>
        vector(x0 + (x1 - x0) * share, dish + 0.035 * Math.sin(share * Math.PI), y0 + (y1 - y0) * share),
      ),
      wide * 0.55,
      { sides: 10, roundEnds: true },
    )
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = holes
  const neck = (at: number): Vector3 => vector(0, at, 0)
  const thread = [
    bar(a, c),
    bar(b, d),
    ...(shank > 0 ? [tube([neck(-shank - 0.05), neck(-shank / 2), neck(0.03)], radius * 0.22)] : []),
  ]
  const stands = spots.map((spot) => standOn(spot, high + shank))
  const all = (pieces: readonly ReturnType<typeof tube>[]) =>
    merged(stands.flatMap((stand) => pieces.map((piece) => piece.clone().applyMatrix4(stand))))
  return [
    { name, geometry: all([discOf(radius)]), slot: 'button' },
    {
      name: `${name}-holes`,
      geometry: all(holes.map(([x, y]) => hole.clone().translate(x, dish, y))),
      slot: 'ink',
    },
    { name: `${name}-thread`, geometry: all(thread), slot: 'twist' },
  ]
}

/** Buttons at places of the front. */
export const buttonsOn = (on: Draped, name: string, places: readonly Point[], kind: Kind): Part[] =>
  sewnButtons(
    name,
    places.map((place) => on.spot(1, place)),
    kind,
  )

/** Buttons under the garment's own cloth: round, without holes. */
export function coveredButtons(
  on: Draped,
  name: string,
  places: readonly Point[],
  { radius, high }: Kind,
): Part[] {
  const button = turned(
    [
      [0, 0],
      [radius * 0.9, 0, 0.06],
      [radius, radius * 0.22, 0.14],
      [radius * 0.72, radius * 0.42, 0.3],
      [0, radius * 0.5],
    ],
    isCoarse() ? 16 : 48,
  )
  return [
    {
      name,
      geometry: merged(places.map((place) => button.clone().applyMatrix4(standOn(on.spot(1, place), high)))),
      slot: 'cloth',
    },
  ]
}

/** Buttonholes: a slit between close stitches across it; each from its first place to its second. */
export function buttonholes(
  on: Draped,
  name: string,
  slits: readonly (readonly [Point, Point])[],
  high: number,
): Part[] {
  const along = slits.map(([from, to]) =>
    Array.from({ length: 9 }, (_, index) => {
      const share = index / 8
      const { point, normal } = on.spot(1, [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ])
      return { at: point.addScaledVector(normal, high), normal }
    }),
  )
  return [
    {
      name: `${name}-stitches`,
      geometry: stitchRows(along, { pitch: 0.06, length: 0.26, radius: 0.03, slant: 9, lift: 0.008 }),
      slot: 'stitch',
    },
    {
      name: `${name}-slits`,
      geometry: merged(
        along.map((row) =>
          tube(
            row.map(({ at, normal }) => at.clone().addScaledVector(normal, 0.012)),
            0.018,
            { sides: 8, roundEnds: true },
          ),
        ),
      ),
      slot: 'ink',
    },
  ]
}
