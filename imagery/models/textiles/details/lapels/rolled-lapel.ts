import { at } from '../../../../kit/plane/curves'
import { clamp, lerp, smooth, steps } from '../../../../kit/plane/maths'
import { dense } from '../../../../kit/plane/outline'
import type { Point } from '../../../../kit/plane/outline'
import type { UpperCut } from '../../cutting/upper-cut'
import { soften } from '../neck/ring'
import { swelled } from '../swelled-edge'
import { gorgeOf } from './lapel-cut'
import type { Lapel, LapelCut } from './lapel-cut'

/** How far the lower lapel goes on under the one that lies on it, and by how much the edge passes the foot of the neck, cm. */
const hidden = 0.6
const clear = 1.1

/** Within this of the break the cloth turns over; within that of its edge the lapel comes down to the chest, cm. */
const fold = 1.3
const fall = 1.8

/** How much of its height a lapel has at its break, and how far its thickness goes below the face of the cloth there, cm. */
const atBreak = 0.3
const sunk = 0.15

const nearest = (line: readonly Point[], [x, y]: Point) =>
  Math.min(...line.map(([px, py]) => Math.hypot(px - x, py - y)))

/** From the break to the tip in one line, with as much belly as takes it clear of the foot of the neck. */
function edgeOf(foot: Point, tip: Point, vee: Point, width: number): Point[] {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]]
  const long = Math.hypot(dx, dy)
  const out: Point = [dy / long, -dx / long]
  const off: Point = [vee[0] - foot[0], vee[1] - foot[1]]
  const along = clamp((off[0] * dx + off[1] * dy) / long ** 2, 0.12, 0.5)
  const belly = Math.max(width * 0.04, off[0] * out[0] + off[1] * out[1] + clear)
  const place = (share: number, by: number): Point => [
    foot[0] + dx * share + out[0] * by,
    foot[1] + dy * share + out[1] * by,
  ]
  return soften([foot, place(along, belly), place(lerp(along, 1, 0.45), belly * 0.62), tip], 80)
}

/**
 * A lapel that rolls off the chest at its break and comes down to it at its edge. The upper one begins on the edge of its
 * front, beyond the middle; the lower one is the same, as far as it is not under it.
 */
export function rolledLapel(cutting: UpperCut, cut: LapelCut & { breaksAt: Point }, side: 1 | -1): Lapel {
  const { width, notch, peak, thickness, stitched, swells = stitched, breaksAt } = cut
  const { edge, place } = gorgeOf(cutting, cut)
  const isUpper = side * breaksAt[0] < 0
  const vee: Point = [0, -cutting.neck.front]
  const foot: Point = [-Math.abs(breaksAt[0]), breaksAt[1]]
  const whole = edgeOf(foot, place(width, peak), vee, width)
  // Where the other's break crosses this half, by its distance from the middle.
  const breakAt = (x: number) => lerp(vee[1], foot[1], x / -foot[0])
  const isSeen = ([x, y]: Point) => x > 0 && (x > -foot[0] || y > breakAt(x) - hidden)
  const outer = isUpper ? whole : whole.filter(isSeen)
  const neck = edge.filter(([, y]) => y > vee[1])
  const outline: Point[] = [
    ...outer,
    place(width * 0.52),
    place(width * 0.5, 0.8),
    place(0.1, 0.8),
    ...neck.filter(([, y]) => y < -notch + 0.2).reverse(),
    vee,
  ]
  const gorge = steps(0.1, 1, 10).map((share) => place(lerp(width, width * 0.52, share), peak * (1 - share)))
  const rim = dense([...outer, ...gorge], 0.3, false)
  const turn = dense([...(isUpper ? [foot] : []), vee, ...neck], 0.3, false)
  const lift = thickness * 0.8 + (isUpper ? 0.08 : -0.08)
  const full = 0.25 + thickness * 1.8
  // Level where it breaks, or the least unevenness of the cloth's edge would show in it.
  const turned = (spot: Point) => smooth(0, fold, nearest(turn, spot))
  const roll = (spot: Point) => {
    const off = nearest(rim, spot)
    const room = smooth(0, 5, off + nearest(turn, spot))
    const raised = full * room * (1 - Math.exp(-off / fall)) + (swells ? swelled(off, swells) : 0)
    return lerp(-lift, raised, lerp(atBreak, 1, turned(spot)))
  }
  return {
    outline,
    outer,
    gorge,
    lift,
    under: (spot) => -(lift + sunk) * (1 - turned(spot)),
    roll,
    heightAt: (spot) => lift + thickness + roll(spot),
  }
}

/** How low the edge of the upper lapel lies at a place across the front, below its upper side, which covers it, cm. */
export function coveredBy({ outer }: Lapel, x: number): number {
  const next = outer.findIndex(([px]) => px > x)
  const [a, b] = [at(outer, next < 0 ? outer.length : next - 1), at(outer, next < 0 ? outer.length : next)]
  const share = clamp((x - a[0]) / (b[0] - a[0] || 1))
  return lerp(a[1], b[1], share) + Math.min(0.9, Math.max(0, x - at(outer, 0)[0]) * 0.3)
}
