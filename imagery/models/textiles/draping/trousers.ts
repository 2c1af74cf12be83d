import type { Vector3 } from 'three'
import type { Cloth } from '../../../kit/cloth/cloth'
import type { Draped } from '../../../kit/cloth/draped'
import { evenLattice, pieceOf, stepsOf } from '../../../kit/cloth/piece'
import type { Piece, Side } from '../../../kit/cloth/piece'
import { sewing, sewn } from '../../../kit/cloth/sewing'
import type { Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask, Obstacle } from '../../../kit/cloth/solving'
import { clamp, item, lerp, ridge, smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { legOf, waistLine, widthAt } from '../cutting/trouser-cut'
import type { TrouserCut } from '../cutting/trouser-cut'
import { hips, settledTrousers } from '../cutting/trousers'
import { standing } from './folds'
import { closed, mirrored, solidOf, steamedFall } from './hanging'
import type { TrouserFolds, Wrinkle } from './trouser-folds'

/** From one knot of the cloth to the next, cm. */
const step = 0.8

/** So far below its upper edge cloth is held by its waistband, cm. */
const held = 4

const radians = Math.PI / 180

/** Front or back with both legs, from the right hem round by the right side. */
function pieceFor(cutting: TrouserCut, isFront: boolean): Piece {
  const { outer, inner } = legOf(cutting)
  const low = -cutting.length
  const hem: Point[] = [
    [inner[0]?.[0] ?? 0, low],
    [outer.at(-1)?.[0] ?? 0, low],
  ]
  const waist = waistLine(cutting, isFront)
  const named = (name: string, line: readonly Point[]): Side => ({ name, line, steps: stepsOf(line, step) })
  const up = outer.toReversed()
  return pieceOf(
    [
      named('right-hem', hem),
      named('right-outer', up),
      named('waist', [...waist.toReversed(), ...mirrored(waist).toReversed().slice(1)]),
      named('left-outer', mirrored(up)),
      named('left-hem', mirrored(hem)),
      named('left-inner', mirrored(inner.toReversed())),
      named('right-inner', inner.toReversed()),
    ],
    step,
    evenLattice,
  )
}

const seams = ['right-outer', 'right-inner', 'left-outer', 'left-inner']

const sewingOf = (cutting: TrouserCut, place: (side: 1 | -1, point: Point) => Vector3): Sewing =>
  sewing(
    ([1, -1] as const).map((side) => ({
      name: side > 0 ? 'front' : 'back',
      piece: pieceFor(cutting, side > 0),
      place: (point: Point) => place(side, point),
      side,
      isTurned: side < 0,
    })),
    seams.map((seam) => ({ from: `front.${seam}`, to: `back.${seam}` })),
  )

/** How far a wrinkle stands out at a place. */
function highOf({ from, to, wide, high }: Wrinkle, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length)
  const away = ((x - from[0]) * dy - (y - from[1]) * dx) / length / wide
  const end = smooth(-0.12, 0.3, along) * smooth(1.12, 0.6, along)
  return high * end * ridge(away)
}

/** The end of a leg hangs straight: as it settled, its seams are not sewn to the last knot, and draw in there; cm. */
const straight = 2

/** Cloth laid in folds and wrinkles over trousers as they settled. */
function laidInFolds(cutting: TrouserCut, folds: TrouserFolds, on: Draped) {
  const { outer, inner } = legOf(cutting)
  const [outerAt, innerAt] = [widthAt(outer), widthAt(inner)]
  const { crotch, length } = cutting
  return (side: 1 | -1, point: Point): Vector3 => {
    const [x, y] = point
    const leg = x < 0 ? -1 : 1
    const within = y < -crotch ? innerAt(y) : 0
    const share = clamp((outerAt(y) - Math.abs(x)) / (outerAt(y) - within))
    const turn = (side > 0 ? 180 * share : 360 - 180 * share) * radians
    // Both legs meet in the middle above the fork.
    const free = lerp(smooth(0, 6, Math.abs(x)), 1, smooth(-crotch, -crotch - 8, y))
    const out = standing({ folds: folds.legs[leg], hem: -length }, turn / radians, y) * free
    const wrinkled = folds.wrinkles
      .filter((wrinkle) => wrinkle.side === side)
      .reduce((sum, wrinkle) => sum + highOf(wrinkle, point), 0)
    const high = Math.max(y, straight - length)
    const { point: place, normal } = on.spot(
      side,
      high > y ? [leg * lerp(outerAt(high), innerAt(high), share), high] : point,
    )
    return place
      .add(vector(leg * Math.cos(turn) * out, y - high, Math.sin(turn) * out))
      .addScaledVector(normal, wrinkled)
  }
}

/** How much thinner hips and legs are than those of the figure that trousers settle on, cm. */
const slender = 0.9

/** The hips down to where legs come out of them. */
const hipSolid = (): Obstacle =>
  solidOf({ wide: (y) => hips.wide(y) - slender, deep: (y) => hips.deep(y) - slender }, 3, -15)

/** How thick a leg is: nowhere wider than the hips it comes out of. */
const legRadius = (y: number) =>
  Math.min(hips.leg(y), y > -24 ? hips.wide(y) - hips.legAt(y) : Infinity) - slender

/** A leg down to where the trousers end. */
function legSolid(side: 1 | -1, length: number): Obstacle {
  const { positions, ...solid } = solidOf({ wide: legRadius, deep: legRadius }, -14, -length)
  const places = Array.from(positions)
  const beside = places.map((value, at) =>
    at % 3 === 0 ? value + side * hips.legAt(item(places, at + 1)) : value,
  )
  return { ...solid, positions: beside }
}

/** What is solved: trousers that were laid in folds, held by their waistband, and let go. */
export function trouserTask(cutting: TrouserCut, folds: TrouserFolds): ClothTask {
  const made = closed(sewingOf(cutting, laidInFolds(cutting, folds, settledTrousers(cutting))))
  const pins = made.flat.flatMap(([, y], knot) => (y > -held ? [knot] : []))
  return {
    sewing: made,
    fall: { ...steamedFall(pins), step, bending: folds.bending, tension: 60, friction: 0.3 },
    obstacles: [hipSolid(), ...([1, -1] as const).map((side) => legSolid(side, cutting.length))],
  }
}

/** As they hang. */
export const trouserCloth = (cutting: TrouserCut, places: ArrayLike<number>): Cloth =>
  sewn(
    sewingOf(cutting, () => vector(0, 0, 0)),
    places,
    { seams: 40, cloth: 12, isEven: true },
  )
