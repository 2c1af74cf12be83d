import { sew } from '../../../kit/cloth/cloth'
import { evenCut } from '../../../kit/cloth/piece'
import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { settle } from '../../../kit/cloth/settle'
import type { Body } from '../../../kit/cloth/settle'
import { curveThrough, graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'

/** A skirt or trousers; widths are halves of the garment laid flat, heights below the waist, in cm. */
export type LowerCut = {
  waist: number
  hip: number
  hem: number
  length: number
  /** Trousers: how far below the waist the legs part. */
  crotch?: number
  knee?: number
  stiffness: number
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

function outlineOf({ waist, hip, hem, length, crotch, knee }: LowerCut, isFront: boolean): Outline {
  const top: Point[] = [
    [0, isFront ? -0.6 : 0.2],
    [waist * 0.5, isFront ? -0.3 : 0.15],
    [waist, 0],
  ]
  if (crotch === undefined)
    return whole([
      ...top,
      ...soft([
        [waist, 0],
        [hip, -20],
        [hem * 0.5 + hip * 0.5, -length * 0.6],
        [hem, -length],
      ]).slice(1),
      [hem * 0.5, -length - 0.5],
      [0, -length - 0.6],
    ])
  const inner = hip * 0.08
  const outerKnee = hip + 0.4
  return whole([
    ...top,
    ...soft([
      [waist, 0],
      [hip, -20],
      [outerKnee, -length * 0.55],
      [inner + 1.4 + hem * 2, -length],
    ]).slice(1),
    [inner + 1.4, -length],
    ...soft([
      [inner + 1.4, -length],
      [outerKnee - (knee ?? hem) * 2, -length * 0.55],
      [1.4, -crotch - 5],
      [0, -crotch],
    ]).slice(1),
  ])
}

/** The unseen hips and legs: half the width and half the depth at a height below the waist; legs have a middle of their own. */
export const hips = {
  wide: graph([
    [-120, 13.5],
    [-45, 15],
    [-20, 17],
    [0, 12.6],
    [3, 12.4],
  ]),
  deep: graph([
    [-120, 9],
    [-45, 9.8],
    [-20, 11.6],
    [0, 9],
    [3, 8.9],
  ]),
  leg: graph([
    [-110, 4.2],
    [-80, 5.6],
    [-50, 6.4],
    [-26, 8.4],
  ]),
  legAt: graph([
    [-110, 10.4],
    [-30, 8.6],
  ]),
}

/** Keeps cloth outside the hips and, for trousers, the two legs. */
function bodyFor(cutting: LowerCut): Body {
  const { wide, deep, leg, legAt } = hips
  const { crotch } = cutting
  return (point, grown, [place]) => {
    // Below the hips there is nothing between the legs, so that the seam may pass there.
    if (crotch !== undefined && point.y < -17) {
      const side = Math.sign(place || 1)
      const middle = side * legAt(point.y)
      const radius = leg(point.y) * (0.5 + 0.5 * grown)
      const [dx, dz] = [point.x - middle, point.z]
      const away = Math.hypot(dx, dz)
      // Each leg stays on its side.
      let hit = false
      if (point.y < -crotch - 2 && point.x * side < 0.4) {
        point.x = 0.4 * side
        hit = true
      }
      if (away >= radius || away < 1e-6) return hit
      point.x = middle + (dx / away) * radius
      point.z = (dz / away) * radius
      return true
    }
    const [a, b] = [wide(point.y), deep(point.y) * (0.4 + 0.6 * grown)]
    const reach = Math.hypot(point.x / a, point.z / b)
    if (reach >= 1 || reach < 1e-6) return false
    point.x /= reach
    point.z /= reach
    return true
  }
}

/** Cuts, sews and hangs a skirt or trousers from its waist. */
export function hung(cutting: LowerCut): Draped {
  const step = isCoarse() ? 3 : 1.6
  const { waist, length, crotch } = cutting
  const front = evenCut(outlineOf(cutting, true), step)
  const back = evenCut(outlineOf(cutting, false), step)
  const hemless = (y: number) => y > -length + 0.02
  const cloth = sew(
    front,
    back,
    ([x, y]) => hemless(y) && (Math.abs(x) > waist - 0.02 || (crotch !== undefined && y < -crotch + 1.2)),
  )
  const halfAt = graph([
    [-length, cutting.hem],
    [-20, cutting.hip],
    [0, waist],
  ])
  cloth.pattern.forEach(([x, y], knot) => {
    const side = cloth.side[knot] ?? 0
    if (crotch !== undefined && y < -crotch) {
      const middle = Math.sign(x || 1) * cutting.hip * 0.5
      const t = clamp((x - middle) / (cutting.hip * 0.5), -1, 1)
      cloth.positions.set([x * 0.78, y, side * Math.max(0.2, 7.5 * Math.sqrt(1 - t * t))], knot * 3)
      return
    }
    const half = crotch !== undefined && y < -20 ? cutting.hip : halfAt(y)
    const angle = (clamp(Math.abs(x) / half) * Math.PI) / 2
    const size = (half * 2) / Math.PI
    cloth.positions.set(
      [Math.sign(x) * size * 1.14 * Math.sin(angle), y, side * Math.max(0.15, size * 0.82 * Math.cos(angle))],
      knot * 3,
    )
  })
  settle(cloth, {
    body: bodyFor(cutting),
    isHeld: ([, y]) => y > -1.4,
    stiffness: cutting.stiffness,
    grip: 0.3,
    frames: isCoarse() ? 24 : 130,
    ...(cutting.ease !== undefined && { ease: cutting.ease }),
    ...(cutting.polish !== undefined && { polish: cutting.polish }),
  })
  return draped(isCoarse() ? cloth : refined(refined(cloth)))
}
