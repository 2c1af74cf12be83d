import { sew } from '../../../kit/cloth/cloth'
import type { Cloth } from '../../../kit/cloth/cloth'
import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { evenCut } from '../../../kit/cloth/piece'
import { refined } from '../../../kit/cloth/refined'
import { settle } from '../../../kit/cloth/settle'
import type { Body } from '../../../kit/cloth/settle'
import { balance, steam, turnOf } from '../../../kit/cloth/steam'
import type { Tube } from '../../../kit/cloth/steam'
import { graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, item } from '../../../kit/plane/maths'
import { fillFork } from './fork'
import { legOf, outlineOf, widthAt } from './trouser-cut'
import type { TrouserCut } from './trouser-cut'

/** What is steamed: each leg. */
function tubesOf(cutting: TrouserCut): Tube[] {
  const { length, crotch } = cutting
  const { outer, inner } = legOf(cutting)
  const [outerAt, innerAt] = [widthAt(outer), widthAt(inner)]
  return ([1, -1] as const).map((leg): Tube => ({
    placeOf: ([x, y], side) => {
      if (x * leg < 0 || y > -crotch - 0.5) return undefined
      const [from, to] = [innerAt(y), outerAt(y)]
      const share = clamp((Math.abs(x) - from) / (to - from))
      return { turn: turnOf(side === 0 ? Math.round(share) : share, side), above: Math.max(0, y + length) }
    },
    girth: (above) => 2 * (outerAt(above - length) - innerAt(above - length)),
    waves: 1,
    full: length - crotch - 22,
    end: length - crotch - 6,
  }))
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

/** Keeps cloth outside the hips and the two legs. */
function bodyFor(crotch: number): Body {
  const { wide, deep, leg, legAt } = hips
  return (point, grown, [place]) => {
    // Below the hips there is nothing between the legs, so that the seam may pass there.
    if (point.y < -17) {
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

/** Cuts and sews trousers, and hangs them from their waist, smooth. */
export function settledTrousers(cutting: TrouserCut): Draped {
  const step = isCoarse() ? 3 : 1.6
  const { waist, length, crotch } = cutting
  const front = evenCut(outlineOf(cutting, true), step)
  const back = evenCut(outlineOf(cutting, false), step)
  const hemless = (y: number) => y > -length + 0.02
  const cloth = sew(front, back, ([x, y]) => hemless(y) && (Math.abs(x) > waist - 0.02 || y < -crotch + 1.2))
  fall(cloth, cutting)
  return draped(isCoarse() ? cloth : refined(refined(cloth)))
}

/** Lets trousers fall from the waist, and presses them. */
function fall(cloth: Cloth, cutting: TrouserCut) {
  const { crotch, hem, hip, length, waist } = cutting
  const halfAt = graph([
    [-length, hem],
    [-20, hip],
    [0, waist],
  ])
  cloth.pattern.forEach(([x, y], knot) => {
    const side = item(cloth.side, knot)
    if (y < -crotch) {
      const middle = Math.sign(x || 1) * hip * 0.5
      const t = clamp((x - middle) / (hip * 0.5), -1, 1)
      cloth.positions.set([x * 0.78, y, side * Math.max(0.2, 7.5 * Math.sqrt(1 - t * t))], knot * 3)
      return
    }
    const half = y < -20 ? hip : halfAt(y)
    const angle = (clamp(Math.abs(x) / half) * Math.PI) / 2
    const size = (half * 2) / Math.PI
    cloth.positions.set(
      [Math.sign(x) * size * 1.14 * Math.sin(angle), y, side * Math.max(0.15, size * 0.82 * Math.cos(angle))],
      knot * 3,
    )
  })
  settle(cloth, {
    body: bodyFor(crotch),
    isHeld: ([, y]) => y > -1.4,
    stiffness: cutting.stiffness,
    grip: 0.3,
    frames: isCoarse() ? 24 : 130,
    ...(cutting.ease !== undefined && { ease: cutting.ease }),
    ...(cutting.polish !== undefined && { polish: cutting.polish }),
  })
  balance(cloth, 0.85)
  for (const tube of tubesOf(cutting)) steam(cloth, tube)
  fillFork(cloth, crotch, { fullest: -14.5, deep: hips.deep(-14.5) })
}
