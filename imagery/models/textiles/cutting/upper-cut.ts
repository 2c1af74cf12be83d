import { curveThrough, flat, graph } from '../../../kit/plane/curves'
import { item } from '../../../kit/plane/maths'
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
  /** How many waves its hem keeps when it is steamed; the stiffer the cloth, the fewer. */
  waves?: number
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

export function necklineOf({ neck }: Pick<UpperCut, 'neck'>, side: 1 | -1): Point[] {
  const depth = side > 0 ? neck.front : neck.back
  if (side > 0 && neck.isPointed)
    return soft([
      [0, -depth],
      [neck.width * 0.3, -depth * 0.7],
      [neck.width * 0.6, -depth * 0.4],
      [neck.width * 0.88, -depth * 0.1],
      [neck.width, 0],
    ])
  return Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * (Math.PI / 2)
    return [neck.width * Math.sin(angle), -depth * Math.cos(angle) ** 0.9] as const
  })
}

/** How far from the middle the front's neck is cut, by height. */
export const neckEdgeOf = (cutting: UpperCut) =>
  graph(
    necklineOf(cutting, 1)
      .map(([x, y]): Point => [y, x])
      .toSorted((a, b) => a[0] - b[0]),
  )

/** How much longer a slanted side is than it is high: the middle of the hem goes down by it, or the sides would hang lower. */
const slantOf = (side: readonly Point[]) =>
  side.slice(1).reduce((sum, [x, y], index) => {
    const [bx, by] = item(side, index)
    return sum + Math.hypot(x - bx, y - by) - Math.abs(y - by)
  }, 0)

/** The hem from its corner to the middle. */
const hemLine = (hem: number, length: number, drop: number): Point[] =>
  [1, 0.75, 0.5, 0.25, 0].slice(1).map((share): Point => [hem * share, -length - drop * (1 - share ** 2)])

/** The side seam from the armhole to the hem. */
const sidesOf = ({ armhole, chest, waist, waistAt, hip, hipAt, hem, length }: UpperCut): readonly Point[] => [
  [chest, -armhole],
  [waist, -waistAt],
  ...(hipAt < length - 4 ? [[hip, -hipAt] as const] : []),
  [hem, -length],
]

/** How much lower the middle of the hem is cut than its sides. */
export const hemDropOf = (cutting: UpperCut) => Math.max(0.6, slantOf(sidesOf(cutting).slice(-2)))

type UpperLines = Record<'neck' | 'shoulder' | 'armhole' | 'side' | 'hem', readonly Point[]>

/** The lines round the right half of a piece, each from where the one before ends: from the middle of the neck to that of the hem. */
export function linesOf(cutting: UpperCut, side: 1 | -1): UpperLines {
  const { shoulder, slope, armhole, chest, hem, length, neck } = cutting
  const inner = side > 0 ? 2.2 : 1.2
  return {
    neck: necklineOf(cutting, side),
    shoulder: [
      [neck.width, 0],
      [shoulder, -slope],
    ],
    armhole: soft([
      [shoulder, -slope],
      [shoulder - inner, -slope - (armhole - slope) * 0.5],
      [shoulder - inner * 0.4, -slope - (armhole - slope) * 0.78],
      [chest, -armhole],
    ]),
    side: soft(sidesOf(cutting)),
    hem: [[hem, -length], ...hemLine(hem, length, hemDropOf(cutting))],
  }
}

export function upperOutline(cutting: UpperCut, side: 1 | -1, step: number): Outline {
  const lines = linesOf(cutting, side)
  const right = [lines.neck, lines.shoulder, lines.armhole, lines.side, lines.hem]
  return whole(
    right.flatMap((line, index) => line.slice(Math.min(index, 1))),
    step,
  )
}
