import { clamp } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { apart, sleeveOf } from './sleeve'
import { halfOf } from './tailoring'
import { hemDropOf } from './upper-cut'
import type { UpperCut } from './upper-cut'

/** A place of the pattern and its front or back. */
export type PatternSpot = { side: 1 | -1; place: Point }

/** A tube of cloth whose edge gets a band: what lies a share round it, so far above its edge. */
export type Around = (share: number, above: number) => PatternSpot

/** Just beyond the pattern's edge the edge itself is found: both pieces of a band meet there. */
const beyond = 1.01

/** From one side of a flat tube over its front to the other side, and back behind. */
export const across = (share: number) => (share < 0.5 ? share * 2 : 2 - share * 2)

/** Round the hem of an upper garment. */
export function hemAround(cutting: UpperCut): Around {
  const halfAt = halfOf(cutting)
  const drop = hemDropOf(cutting)
  return (share, above) => {
    const t = across(share) * 2 - 1
    const y = -cutting.length - drop * (1 - clamp(Math.abs(t)) ** 2) + above
    return { side: share < 0.5 ? 1 : -1, place: [halfAt(y) * t * beyond, y] }
  }
}

/** Round the end of a sleeve. */
export function cuffAround(cutting: UpperCut, arm: 1 | -1): Around {
  const sleeve = sleeveOf(cutting, 1)
  if (!sleeve || !cutting.sleeve) throw new Error('A garment without sleeves has no cuffs')
  const { length } = cutting.sleeve
  return (share, above) => {
    const y = above - length
    const t = arm > 0 ? across(share < 0.5 ? 0.5 - share : 1.5 - share) : across(share)
    return {
      side: share < 0.5 ? 1 : -1,
      place: [arm * (apart - sleeve.width(y) * (t * beyond - (beyond - 1) / 2)), y],
    }
  }
}
