import type { Box, Size } from '../cameras/cameras'
import { clamp, item } from '../kit/plane/maths'
import type { Paper } from './paper'
import type { Pass } from './passes'
import { linearOf } from './recolour'
import { evenRim } from './rim'
import { groundColour, tableRange, tableSize, toneTable, white } from './tone'

/**
 * Of this file: goes up when all pictures are to be finished again, for which those without passes are rendered again. The even
 * rim came without: a picture has it from when it is next made.
 */
export const finishVersion = 6

/**
 * A render as the picture of the store: the ground is one seamless grey with the product's shadow, and ends in that
 * grey on all sides; the product is divided by one number (above 1 of `exposure` it is darker), so that the paper's
 * gradient does not light it.
 */
export function packshot(
  picture: Float32Array,
  mask: Pass,
  { light, shadow, lift }: Paper,
  exposure: number,
): Buffer {
  const ground = linearOf(groundColour)
  const tables = ground.map(toneTable)
  const divisors = white.map((channel) => channel * exposure)
  const whiteLight = item(divisors, 0) * 0.3 + item(divisors, 1) * 0.6 + item(divisors, 2) * 0.1
  const relative = new Float32Array(mask.values.length * 3)
  for (let at = 0; at < mask.values.length; at++) {
    const product = clamp(mask.values[at] ?? 0)
    const paper = ((1 - product) * (light[at] ?? 1)) / whiteLight
    for (let c = 0; c < 3; c++) {
      // At the product's rim a pixel is a mixture of both, so its divisor is the same mixture.
      const divisor = item(divisors, c) * (product + paper)
      const lifted = (1 - product) * (light[at] ?? 1) * (lift[at] ?? 0)
      relative[at * 3 + c] =
        product === 0 ? (shadow[at] ?? 1) : ((picture[at * 3 + c] ?? 0) + lifted) / divisor
    }
  }
  const toned = evenRim(relative, mask).map((value, at) => {
    const entry = Math.round((clamp(value, 0, tableRange) / tableRange) * tableSize)
    return item(tables, at % 3)[entry] ?? 255
  })
  return Buffer.from(toned)
}

/** The finished box of a frame in its frame: around it lies open paper. */
export function onPaper(data: Buffer, { left, top, width, height }: Box, [wide, high]: Size): Buffer {
  const out = Buffer.alloc(wide * high * 3, Buffer.from(groundColour.slice(1), 'hex'))
  for (let y = 0; y < height; y++)
    data.copy(out, ((top + y) * wide + left) * 3, y * width * 3, (y + 1) * width * 3)
  return out
}
