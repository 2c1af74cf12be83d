import { eachLip, type LipPoints } from '../lips/contours'
import { toOklab } from '../lips/oklab'
import type { Picture } from './pixels'

/** How far from the found edge the true one is looked for, in thicknesses of the lip, and in steps of what size. */
const INWARDS = -0.35
const OUTWARDS = 0.35
const STEP = 0.025
/** Colours so far on both sides of a place are compared. */
const REACH = 0.12

/** Less of a fall in redness is no edge: a mouth that is covered, or a picture too dark. Of Oklab's `a`. */
const LEAST_FALL = 0.008

/**
 * The points with the outer edges of both lips where their colour ends: the mesh follows a mouth's shape, but not how full its lips
 * are, and leaves a bare rim or strays onto the skin. All points of a lip move by the same share of its thickness there, so that its
 * shape stays what it is.
 */
export function withTrueEdges(picture: Picture, points: Float32Array): Float32Array {
  const moved = points.slice()
  for (const lip of eachLip) {
    const share = fullnessOf(picture, points, lip)
    for (const { outer, inner } of lip)
      for (const axis of [0, 1]) {
        const [edge, middle] = [points[outer * 2 + axis] ?? 0, points[inner * 2 + axis] ?? 0]
        moved[outer * 2 + axis] = edge + (edge - middle) * share
      }
  }
  return moved
}

/** How much thicker a lip is than it was found, as a share of what was found: where redness falls the most. */
function fullnessOf(picture: Picture, points: Float32Array, lip: LipPoints): number {
  const { width, height } = picture
  const rednessAt = (share: number) => {
    let sum = 0
    for (const { outer, inner } of lip) {
      const place = (axis: 0 | 1, size: number) => {
        const [edge, middle] = [points[outer * 2 + axis] ?? 0, points[inner * 2 + axis] ?? 0]
        return (edge + (edge - middle) * share) * size
      }
      sum += redness(picture, place(0, width), place(1, height))
    }
    return sum / lip.length
  }
  let best = { share: 0, fall: LEAST_FALL }
  for (let share = INWARDS; share <= OUTWARDS; share += STEP) {
    const fall = rednessAt(share - REACH) - rednessAt(share + REACH)
    if (fall > best.fall) best = { share, fall }
  }
  return best.share
}

/** Between pixels: the steps are finer than those. */
function redness({ rgba, width, height }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => {
    const pixel = Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))
    return toOklab(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 1] ?? 0, rgba[pixel * 4 + 2] ?? 0).a
  }
  const [across, down] = [x - left, y - top]
  const row = (of: number) => at(left, of) * (1 - across) + at(left + 1, of) * across
  return row(top) * (1 - down) + row(top + 1) * down
}
