import { lerp, smooth, steps } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import { neckEdgeOf, necklineOf } from '../../cutting/upper-cut'
import type { UpperCut } from '../../cutting/upper-cut'
import { soften } from '../neck/ring'

/** How lapels and their collar are cut. */
export type LapelCut = {
  /** From the roll line to the tip, cm. */
  width: number
  /** How far below the shoulder the gorge meets the roll line, and how far the tip stands above the gorge, cm. */
  notch: number
  peak: number
  thickness: number
  slot: string
  /** How far from its edge a lapel is stitched by hand, cm; not at all without it. */
  stitched?: number
  /** How far from its edge a lapel that rolls is drawn in, and swells before it: where it is stitched, if nothing is said, cm. */
  swells?: number
  /** Where on the edge of the front that lies on top its lapel breaks; both then roll. Without it they lie flat from the middle. */
  breaksAt?: Point
}

/** The lapel of one half, in the pattern of our right half: it goes from the neck to the right. */
export type Lapel = {
  outline: Point[]
  /** Its outer edge from where it breaks to the tip, and the free part of its upper edge from the tip on. */
  outer: Point[]
  gorge: Point[]
  /** How high the middle of its under side lies over the cloth, and by how much its edges differ from it, cm. */
  lift: number
  under?: (spot: Point) => number
  /** How much higher than that and the thickness its upper side is, and how high it is over the cloth, cm. */
  roll: (spot: Point) => number
  heightAt: (spot: Point) => number
}

/** Where the gorge, the seam between lapel and collar, starts on the roll line, and which way it goes. */
export function gorgeOf(cutting: UpperCut, { notch }: LapelCut) {
  const edge = necklineOf(cutting, 1)
  const xAt = neckEdgeOf(cutting)
  const [dx, dy] = [xAt(-notch + 2) - xAt(-notch - 2), 4]
  const long = Math.hypot(dx, dy)
  const out: Point = [dy / long, -dx / long]
  const place = (away: number, along = 0): Point => [
    xAt(-notch) + out[0] * away - out[1] * along,
    -notch + out[1] * away + out[0] * along,
  ]
  return { edge, xAt, out, place }
}

/** A lapel that lies flat from the middle of the front to its tip. */
export function flatLapel(cutting: UpperCut, cut: LapelCut, side: 1 | -1): Lapel {
  const { width, notch, peak, thickness } = cut
  const { front } = cutting.neck
  const { edge, xAt, place } = gorgeOf(cutting, cut)
  const [foot, tip]: readonly [Point, Point] = [[0.05, -front - 0.2], place(width, peak)]
  const belly = width * 0.1
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  // From its break to its tip a lapel's edge is one line with a little belly, however short it is.
  const onEdge = (share: number): Point => [
    lerp(foot[0], tip[0], share) + ((tip[1] - foot[1]) / long) * belly,
    lerp(foot[1], tip[1], share) - ((tip[0] - foot[0]) / long) * belly,
  ]
  const outer = soften([foot, onEdge(0.33), onEdge(0.7), tip], 60)
  const outline: Point[] = [
    ...outer,
    place(width * 0.52),
    place(width * 0.5, 0.8),
    place(0.1, 0.8),
    ...edge.filter(([, y]) => y < -notch + 0.2 && y > -front).reverse(),
  ]
  const gorge = steps(0.1, 1, 10).map((share) => place(lerp(width, width * 0.52, share), peak * (1 - share)))
  const rim = [...outer, ...gorge]
  // It rolls over its edge, lies on the chest and stands off it a little again, up to its outer edge, which is round.
  const roll = ([px, py]: Point) => {
    const away = px - xAt(py)
    const near = Math.min(...rim.map(([x, y]) => Math.hypot(x - px, y - py)))
    return (
      0.55 * Math.exp(-((away / 1.5) ** 2)) +
      0.5 * smooth(width * 0.3, width * 0.8, away) * Math.sqrt(smooth(-0.3, 0.9, near))
    )
  }
  const lift = side > 0 ? 0.24 : 0.1
  return { outline, outer, gorge, lift, roll, heightAt: (spot: Point) => lift + thickness + roll(spot) }
}
