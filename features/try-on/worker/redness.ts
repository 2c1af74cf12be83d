import { acrossLips } from '../lips/contours'
import { toOklab } from '../lips/oklab'
import type { Picture } from './pixels'

/** How far from the edge of the lips colours are compared, in thicknesses of the lip: within it, and on the skin beyond. */
const WITHIN = 0.45
const BEYOND = 0.75

/** Darker pictures than this hold too little colour to be made more of. Lightness in Oklab. */
const LEAST_LIGHTNESS = 0.4

/**
 * How much redder the lips are than what surrounds them, as a share of its lightness: all around their edge, within against beyond.
 * Bare lips differ by hundredths; a hand or a mask goes on in its own colour across the edge, and the difference is next to none.
 */
export function rednessOf(picture: Picture, points: Float32Array): number {
  const place = (index: number) => ({
    x: (points[index * 2] ?? 0) * picture.width,
    y: (points[index * 2 + 1] ?? 0) * picture.height,
  })
  let [difference, lightness] = [0, 0]
  for (const { outer, inner } of acrossLips) {
    const [edge, middle] = [place(outer), place(inner)]
    const colourAt = (share: number) =>
      meanColour(picture, edge.x + (edge.x - middle.x) * share, edge.y + (edge.y - middle.y) * share)
    const skin = colourAt(BEYOND)
    difference += colourAt(-WITHIN).a - skin.a
    lightness += skin.lightness
  }
  return difference / Math.max(LEAST_LIGHTNESS * acrossLips.length, lightness)
}

/** Of the nine pixels around a place: the grain of a camera is stronger than what is looked for. */
function meanColour({ rgba, width, height }: Picture, x: number, y: number) {
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value)))
  const sum = [0, 0, 0]
  for (const down of [-1, 0, 1])
    for (const along of [-1, 0, 1]) {
      const at = (within(y + down, height) * width + within(x + along, width)) * 4
      for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (rgba[at + part] ?? 0) / 9
    }
  const [red = 0, green = 0, blue = 0] = sum.map(Math.round)
  return toOklab(red, green, blue)
}
