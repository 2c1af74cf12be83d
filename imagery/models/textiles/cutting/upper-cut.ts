import { curveThrough, flat } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { dense } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import type { FigureName } from './body'

/** The cut of an upper garment, in cm; widths are halves of the garment laid flat. */
export type UpperCut = {
  figure: FigureName
  shoulder: number
  slope: number
  armhole: number
  chest: number
  waist: number
  waistAt: number
  hip: number
  hipAt: number
  hem: number
  length: number
  neck: { width: number; front: number; back: number; isPointed?: boolean }
  sleeve?: { length: number; width: number; cuff: number }
  /** Resistance to folding, 0 to 1. */
  stiffness: number
  ease?: number
  step?: number
  frames?: number
  /** How often the last crumples are smoothed out. */
  polish?: number
  /** Held by two straps: where they are fixed to the upper edge, and how deep that edge runs between them. */
  straps?: readonly [x: number, y: number]
  /** No armholes: the cloth falls from the shoulders over the arms. */
  isCape?: boolean
}

export const soft = (points: readonly Point[], count = 24) =>
  curveThrough(flat(points), count).map(({ x, y }): Point => [x, y])

/** Both halves of a piece from its right one, which runs from the centre at the top to the centre at the hem. */
function whole(right: readonly Point[], step: number): Outline {
  const left = right
    .filter(([x]) => x > 1e-6)
    .map(([x, y]): Point => [-x, y])
    .reverse()
  return dense([...right, ...left].reverse(), step / 2)
}

export function necklineOf({ neck }: UpperCut, side: 1 | -1): Point[] {
  const depth = side > 0 ? neck.front : neck.back
  if (side > 0 && neck.isPointed)
    return soft([
      [0, -depth],
      [neck.width * 0.46, -depth * 0.5],
      [neck.width, 0],
    ])
  return Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * (Math.PI / 2)
    return [neck.width * Math.sin(angle), -depth * Math.cos(angle) ** 0.9] as const
  })
}

export function upperOutline(cutting: UpperCut, side: 1 | -1, step: number): Outline {
  const { shoulder, slope, armhole, chest, waist, waistAt, hip, hipAt, hem, length } = cutting
  if (cutting.straps) {
    const [x, y] = cutting.straps
    const dip = side > 0 ? cutting.neck.front : cutting.neck.back
    return whole(
      [
        ...soft([
          [0, -dip],
          [x * 0.6, -dip + 1],
          [x, -y],
          [lerp(x, chest, 0.55), -lerp(y, armhole, 0.75)],
          [chest, -armhole],
        ]),
        ...soft([
          [chest, -armhole],
          [waist, -waistAt],
          ...(hipAt < length - 4 ? [[hip, -hipAt] as const] : []),
          [hem, -length],
        ]).slice(1),
        [0, -length - 0.6],
      ],
      step,
    )
  }
  if (cutting.isCape)
    return whole(
      [
        ...necklineOf(cutting, side),
        ...soft([
          [cutting.neck.width, 0],
          [shoulder, -slope],
          [lerp(shoulder, hem, 0.45), -length * 0.42],
          [hem, -length],
        ]).slice(1),
        [hem * 0.5, -length - 1.6],
        [0, -length - 2],
      ],
      step,
    )
  const inner = side > 0 ? 2.2 : 1.2
  const sides = [
    [chest, -armhole],
    [waist, -waistAt],
    ...(hipAt < length - 4 ? [[hip, -hipAt] as const] : []),
    [hem, -length],
  ] as const
  const right: Point[] = [
    ...necklineOf(cutting, side),
    [shoulder, -slope],
    ...soft([
      [shoulder, -slope],
      [shoulder - inner, -slope - (armhole - slope) * 0.5],
      [shoulder - inner * 0.4, -slope - (armhole - slope) * 0.78],
      [chest, -armhole],
    ]).slice(1),
    ...soft(sides).slice(1),
    [hem * 0.5, -length - 0.5],
    [0, -length - 0.6],
  ]
  return whole(right, step)
}
