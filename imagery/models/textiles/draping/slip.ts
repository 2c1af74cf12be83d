import type { Vector3 } from 'three'
import type { Cloth } from '../../../kit/cloth/cloth'
import type { Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask } from '../../../kit/cloth/solving'
import { curveThrough, flat } from '../../../kit/plane/curves'
import { bell, item, smooth, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { figures } from '../cutting/body'
import { foldsOf, moulded } from './folds'
import type { Fold, Moulded } from './folds'
import { mirrored, panelOf, sideSewn, steamedCloth, steamedFall, solidOf } from './hanging'

/** What hangs from two straps. */
type SlipCut = {
  length: number
  /** How much wider and deeper than the hips the oval is that its hem hangs around. */
  flare: readonly [wide: number, deep: number]
  /** How far it stands off the waist, cm. */
  loose: number
  folds: readonly Fold[]
}

export const slips = {
  dress: {
    length: 124,
    flare: [1.6, 2.6],
    loose: 0,
    folds: foldsOf([
      [-64, 8.5, 7, -44, 4],
      [-36, 7.5, 8.5, -38, -4],
      [-13, 6.5, 6, -56, -3],
      [11, 8, 8.5, -40, 3],
      [36, 6.5, 6.4, -52, 5],
      [65, 9, 7.6, -44, -3],
      [96, 8.5, 5.6, -50, 0],
      [122, 8, 7, -52, 3],
      [148, 7.5, 6, -56, 0],
      [173, 8.5, 7.6, -48, -3],
      [200, 7.5, 6.2, -56, 0],
      [226, 8.5, 7.4, -48, 3],
      [252, 8, 6, -54, 0],
      [273, 7, 5, -60, 0],
    ]),
  },
  camisole: {
    length: 62,
    flare: [1, 1.2],
    loose: 2.1,
    folds: foldsOf([
      [-58, 10, 2.6, -28, 2],
      [-27, 8.5, 3.5, -24, -3],
      [6, 9, 2.4, -30, 3],
      [34, 8.5, 3.3, -24, 2],
      [70, 10, 2.6, -28, 0],
      [112, 10, 2.6, -28, 0],
      [150, 9, 3, -28, 0],
      [186, 10, 2.6, -30, 0],
      [220, 9, 3, -28, 0],
      [258, 10, 2.6, -28, 0],
    ]),
  },
} as const satisfies Record<string, SlipCut>
export type Slip = keyof typeof slips

/** Where the straps are fixed to the front and to the back. */
export const strapAt = { 1: [9.2, -17.6], [-1]: [8.4, -23.2] } as const satisfies Record<1 | -1, Point>

/** How deep the middle of the neck hangs below the straps, in front and behind. */
const dip = { 1: 5.2, [-1]: 2.6 } as const

const woman = figures.woman

/** A bust, soft: what stands out of the figure's oval in front. */
const bustRelief = (x: number, height: number) =>
  1.7 * [1, -1].reduce((sum, side) => sum + bell(x, side * 7.4, 5.4) * bell(height, -25.5, 6.2), 0)

const smoothed = (points: readonly Point[], count: number): Point[] =>
  curveThrough(flat(points), count).map(({ x, y }): Point => [x, y])

/** The edges above the armholes, right half: from the side seam to the strap, from there to the middle. */
function upperEdge(side: 1 | -1, chest: number): { arm: Point[]; neck: Point[] } {
  const [x, y] = strapAt[side]
  const arm = smoothed(
    side > 0
      ? [
          [chest, -24],
          [17.6, -23.4],
          [12.6, -21],
          [x, y],
        ]
      : [
          [chest, -24],
          [16.4, -24.6],
          [11.6, -24.3],
          [x, y],
        ],
    40,
  )
  const neck = steps(x, -x, 60).map((at): Point => [at, y - dip[side] * (1 - (at / x) ** 2) ** 0.9])
  return { arm, neck }
}

/** The upper edges of a slip as lines of its pattern, from side seam to side seam. */
export function edgeOf(slip: Slip, side: 1 | -1): Point[] {
  const { arm, neck } = upperEdge(side, shapeOf(slips[slip]).quarter(-24))
  return [...arm, ...neck.slice(1), ...mirrored(arm).slice(1)]
}

function pieceFor({ length }: SlipCut, quarter: Moulded['quarter'], side: 1 | -1) {
  const { arm, neck } = upperEdge(side, quarter(-24))
  return panelOf({ quarter, top: -24, hem: -length }, [
    { name: 'right-arm', line: arm },
    { name: 'neck', line: neck },
    { name: 'left-arm', line: mirrored(arm) },
  ])
}

function shapeOf({ length, flare, loose, folds }: SlipCut): Moulded {
  const down = (height: number) => smooth(-58, -Math.max(length, 90), height)
  const ease = (height: number) => 0.45 + 0.35 * smooth(-20, -34, height) + loose * bell(height, -42, 13)
  return moulded({
    // Below the hips the skirt goes on, wider and rounder.
    wide: (height) => woman.wide(Math.max(height, -60)) + ease(height) + flare[0] * down(height),
    deep: (height) => woman.deep(Math.max(height, -60)) + ease(height) + flare[1] * down(height),
    relief: bustRelief,
    folds,
    top: -16,
    hem: -length,
  })
}

/**
 * The neck of the front falls in soft folds from strap to strap: each hangs lower than the one above it, and stands out
 * less.
 */
function cowl([x, y]: Point): { out: number; down: number } {
  const [far, high] = strapAt[1]
  const between = 1 - (x / far) ** 2
  if (between < 0.02) return { out: 0, down: 0 }
  const sag = (high - y) / between
  const fade = smooth(17, 5, sag) * between ** 0.8
  const wave = Math.cos(((sag - dip[1]) / 4.1) * Math.PI * 2 * (1 - sag * 0.012))
  return { out: fade * (0.55 + 0.62 * wave), down: fade * 1.1 }
}

function sewingOf(slip: Slip): Sewing {
  const cut: SlipCut = slips[slip]
  const { quarter, placeOf } = shapeOf(cut)
  const falling = (point: Point): Vector3 => {
    const place = placeOf(1, point)
    const { out, down } = cowl(point)
    place.z += out
    place.y -= down
    return place
  }
  return sideSewn(
    { piece: pieceFor(cut, quarter, 1), place: falling },
    { piece: pieceFor(cut, quarter, -1), place: (point) => placeOf(-1, point) },
  )
}

/** What is solved: silk that was steamed into its folds, hung from its straps on the figure. */
export function slipTask(slip: Slip): ClothTask {
  const sewing = sewingOf(slip)
  const pins = ['front', 'back'].flatMap((panel) => {
    const neck = sewing.knotsOf(`${panel}.neck`)
    return [item(neck, 0), item(neck, neck.length - 1)]
  })
  return { sewing, fall: steamedFall(pins), obstacles: [solidOf(woman, 4, -124, bustRelief)] }
}

/** As it hangs. */
export const slipCloth = (slip: Slip, places: ArrayLike<number>): Cloth =>
  steamedCloth(sewingOf(slip), places)
