import { curveThrough, graph } from '../../../kit/plane/curves'
import { item, lerp, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import { across } from './around'
import type { Around } from './around'

/** Trousers; widths are halves of the garment laid flat, heights below the waist, in cm. */
export type TrouserCut = {
  waist: number
  hip: number
  hem: number
  length: number
  /** How far below the waist the legs part. */
  crotch: number
  knee?: number
  stiffness: number
  /** Pressed to a fold in front and behind. */
  isCreased?: boolean
  polish?: number
  ease?: number
}

const soft = (points: readonly Point[], count = 30) =>
  curveThrough(
    points.map(([x, y]) => vector(x, y, 0)),
    count,
  ).map(({ x, y }): Point => [x, y])

const whole = (right: readonly Point[]): Outline =>
  dense(
    counterClockwise([
      ...right,
      ...right
        .filter(([x]) => x > 1e-6)
        .map(([x, y]): Point => [-x, y])
        .reverse(),
    ]),
    0.8,
  )

/** The outer and the inner side of a trouser leg, from the waist and from the crotch down. */
export function legOf({ waist, hip, hem, length, crotch, knee = hem }: TrouserCut) {
  const inner = hip * 0.08 + 1.4
  const outerKnee = hip + 0.4
  return {
    outer: soft([
      [waist, 0],
      [hip, -20],
      [outerKnee, -length * 0.55],
      [inner + hem * 2, -length],
    ]),
    inner: soft([
      [inner, -length],
      [outerKnee - knee * 2, -length * 0.55],
      [1.4, -crotch - 5],
      [0, -crotch],
    ]),
  }
}

export const widthAt = (line: readonly Point[]) =>
  graph(line.map(([x, y]): Point => [y, x]).toSorted((a, b) => a[0] - b[0]))

/** Just within the pattern's edge: beyond it, and on it, is the next piece. */
const within = 0.998

/** Round the waist; `above` is measured from its upper edge, and so below 0. */
export function waistAround(cutting: TrouserCut): Around {
  const halfAt = sideOf(cutting)
  return (share, above) => {
    const t = across(share) * 2 - 1
    const isFront = share < 0.5
    const y = above - (isFront ? 0.6 : -0.2) * (1 - Math.abs(t))
    return { side: isFront ? 1 : -1, place: [halfAt(y) * t * within, y] }
  }
}

/** Round the end of the right leg. */
export function legAround(cutting: TrouserCut): Around {
  const { outer, inner } = legOf(cutting)
  const [outerAt, innerAt] = [widthAt(outer), widthAt(inner)]
  return (share, above) => {
    const y = above - cutting.length
    return { side: share < 0.5 ? 1 : -1, place: [lerp(innerAt(y), outerAt(y), across(share) * within), y] }
  }
}

/** The side seam, by height. */
export const sideOf = (cutting: TrouserCut) => widthAt(legOf(cutting).outer)

/** Where the front of a trouser leg is pressed to a fold, by height. */
export function creaseOf(cutting: TrouserCut) {
  const { outer, inner } = legOf(cutting)
  const [outerAt, innerAt] = [widthAt(outer), widthAt(inner)]
  const middle = (y: number) => (outerAt(y) + innerAt(y)) / 2
  // Straight, as the iron runs: from the middle of the hem to the middle of the hip.
  return (y: number) => lerp(middle(-cutting.length), cutting.hip * 0.47, 1 + y / cutting.length)
}

/** The upper edge from the middle to the side. */
export const waistLine = ({ waist }: TrouserCut, isFront: boolean): Point[] => [
  [0, isFront ? -0.6 : 0.2],
  [waist * 0.5, isFront ? -0.3 : 0.15],
  [waist, 0],
]

export function outlineOf(cutting: TrouserCut, isFront: boolean): Outline {
  const { outer, inner } = legOf(cutting)
  return whole([
    ...waistLine(cutting, isFront),
    ...outer.slice(1),
    [item(inner, 0)[0], -cutting.length],
    ...inner.slice(1),
  ])
}
