import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { Box, Size } from '../cameras/cameras'
import { clamp, item, smooth } from '../kit/maths'
import type { Family } from '../models/entry'
import { fromLinear, linearOf } from './recolour'

/** One image of a render: numbers in rows, `channels` a pixel, linear light. */
export type Pass = { width: number; height: number; channels: number; values: Float32Array }

export type Passes = {
  picture: Pass
  mask: Pass
  plate: Pass
  /** What fell on dyed materials, and what dye they have; the picture then lacks that light. */
  dyed?: { light: Pass; tint: Pass }
}

const range = 16
const shapeSchema = z.tuple([z.number(), z.number(), z.number()])
/** Numbers follow one another, so a head with more in it is another version's. */
const headSchema = z.strictObject({
  picture: shapeSchema,
  mask: shapeSchema,
  plate: shapeSchema,
  light: shapeSchema.optional(),
  tint: shapeSchema.optional(),
})

/** Reads what render.py wrote. */
export async function readPasses(file: string): Promise<Passes> {
  const bytes = await readFile(file)
  const end = bytes.indexOf(10)
  const head = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  const body = inflateSync(bytes.subarray(end + 1))
  const numbers = new Uint16Array(body.buffer, body.byteOffset, body.byteLength / 2)
  let offset = 0
  const take = ([height, width, channels]: z.infer<typeof shapeSchema>): Pass => {
    const values = new Float32Array(height * width * channels)
    for (let i = 0; i < values.length; i++) values[i] = ((numbers[offset + i] ?? 0) / 65535) ** 2 * range
    offset += values.length
    return { width, height, channels, values }
  }
  const [picture, mask, plate] = [take(head.picture), take(head.mask), take(head.plate)]
  if (!head.light || !head.tint) return { picture, mask, plate }
  const [light, tint] = [take(head.light), take(head.tint)]
  return { picture, mask, plate, dyed: { light, tint } }
}

/** The grey every packshot stands on and ends in: `--packshot-grey` of the tokens. */
export const groundColour = '#f1f0ee'

const contrast = 1.14
const knee = 0.7
/** What is less dark than this is not shadow but what is left of noise and of the studio's horizon. */
const faintest = [0.008, 0.03] as const
/** A shadow ends softly before the side of the picture: over this share of its width. */
const fade = 0.12
/** What product pixels are divided by: leather that stands upright in the studio comes out as its swatch. */
const white = [1.15, 1.14, 1.12] as const
/** Where the studio's lamps fall fuller, the picture is taken darker by this much. */
const exposures: Partial<Record<Family, number>> = { textile: 1.25, garment: 0.85, shoe: 1.08 }

export const exposureOf = (family: Family): number => exposures[family] ?? 1
const tableRange = 4

/** Bright parts bend towards white instead of breaking off. */
export const shoulder = (value: number) =>
  value < knee ? value : knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)))

/** Of this file: goes up when finished pictures look different from the same passes. */
export const finishVersion = 6

/** A closed row of values in which what is missing lies on the line between its known neighbours; 1 without any. */
export function bridged(ring: readonly (number | undefined)[]): number[] {
  const known = ring.flatMap((value, place) => (value === undefined ? [] : [{ value, place }]))
  return ring.map((value, place) => {
    if (value !== undefined) return value
    const before = known.findLast((one) => one.place < place) ?? known.at(-1)
    const after = known.find((one) => one.place > place) ?? known[0]
    if (!before || !after) return 1
    const steps = (from: number, to: number) => (to - from + ring.length) % ring.length
    const whole = steps(before.place, after.place)
    const share = whole === 0 ? 0 : steps(before.place, place) / whole
    return before.value * (1 - share) + after.value * share
  })
}

/**
 * A smooth field over the picture from what lies along its four sides: how bright the open paper is where nothing
 * stands. Sides are blurred; where the product itself touches one, the paper beside it tells.
 */
export function fieldOfSides(values: Float32Array, mask: Pass) {
  const { width, height } = mask
  const depth = 6
  const seen = (length: number, at: (along: number, inward: number) => number) =>
    Array.from({ length }, (_, along) => {
      let [sum, count] = [0, 0]
      for (let k = 0; k < depth; k++) {
        const pixel = at(along, k)
        if ((mask.values[pixel] ?? 0) > 0) continue
        sum += values[pixel] ?? 1
        count += 1
      }
      return count === 0 ? undefined : sum / count
    })
  const ring = bridged([
    ...seen(width, (x, k) => k * width + x),
    ...seen(height, (y, k) => y * width + width - 1 - k),
    ...seen(width, (x, k) => (height - 1 - k) * width + x).reverse(),
    ...seen(height, (y, k) => y * width + k).reverse(),
  ])
  const blurredSide = (raw: readonly number[]) => {
    const radius = Math.round(raw.length / 12)
    return raw.map((_, along) => {
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += raw[clamp(along + k, 0, raw.length - 1)] ?? 1
      return sum / (2 * radius + 1)
    })
  }
  const top = blurredSide(ring.slice(0, width))
  const right = blurredSide(ring.slice(width, width + height))
  const bottom = blurredSide(ring.slice(width + height, width * 2 + height).reverse())
  const left = blurredSide(ring.slice(width * 2 + height).reverse())
  const corner = (a: readonly number[], b: readonly number[], ai: number, bi: number) =>
    ((a[ai] ?? 1) + (b[bi] ?? 1)) / 2
  const [lt, rt] = [corner(left, top, 0, 0), corner(right, top, 0, width - 1)]
  const [lb, rb] = [corner(left, bottom, height - 1, 0), corner(right, bottom, height - 1, width - 1)]
  return (x: number, y: number) => {
    const [u, v] = [x / (width - 1), y / (height - 1)]
    const across = (left[y] ?? 1) * (1 - u) + (right[y] ?? 1) * u
    const down = (top[x] ?? 1) * (1 - v) + (bottom[x] ?? 1) * v
    const corners = (lt * (1 - u) + rt * u) * (1 - v) + (lb * (1 - u) + rb * u) * v
    return across + down - corners
  }
}

/**
 * The paper of a render: `light` is how bright it is without the product, `shadow` what the product leaves of that (1 is
 * open). The same for all colours of a product.
 */
export type Paper = { light: Float32Array; shadow: Float32Array }

/** `picture` and `mask` are the `box` of a frame of `size`; `plate` is the whole of it. */
export function paperOf(
  picture: Pass,
  mask: Pass,
  plate: Pass,
  box: Box,
  [frameWidth, frameHeight]: Size,
): Paper {
  const { width, height } = mask
  const luminance = (pass: Pass, at: number) =>
    (pass.values[at * 3] ?? 0) * 0.3 +
    (pass.values[at * 3 + 1] ?? 0) * 0.6 +
    (pass.values[at * 3 + 2] ?? 0) * 0.1
  const grey = new Float32Array(plate.width * plate.height)
  for (let i = 0; i < grey.length; i++) grey[i] = luminance(plate, i)
  const smoothPlate = blurred({ ...plate, channels: 1, values: grey }, 3)
  const ratio = new Float32Array(width * height)
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const py = clamp(((box.top + y + 0.5) / frameHeight) * plate.height - 0.5, 0, plate.height - 1.001)
    const [y0, ty] = [Math.floor(py), py - Math.floor(py)]
    for (let x = 0; x < width; x++) {
      const px = clamp(((box.left + x + 0.5) / frameWidth) * plate.width - 0.5, 0, plate.width - 1.001)
      const [x0, tx] = [Math.floor(px), px - Math.floor(px)]
      const at = y0 * plate.width + x0
      const above = (smoothPlate.values[at] ?? 1) * (1 - tx) + (smoothPlate.values[at + 1] ?? 1) * tx
      const next = at + plate.width
      const below = (smoothPlate.values[next] ?? 1) * (1 - tx) + (smoothPlate.values[next + 1] ?? 1) * tx
      const bare = above * (1 - ty) + below * ty
      light[y * width + x] = bare
      ratio[y * width + x] = luminance(picture, y * width + x) / bare
    }
  }
  const field = fieldOfSides(ratio, mask)
  const shadow = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / width
      const even = field(x, y)
      const dark = 1 - Math.min(1, (ratio[y * width + x] ?? 1) / even)
      shadow[y * width + x] = 1 - dark * smooth(...faintest, dark) * smooth(0, fade, border)
      light[y * width + x] = (light[y * width + x] ?? 1) * even
    }
  return { light, shadow }
}

export function blurred(pass: Pass, radius: number): Pass {
  let { values } = pass
  const { width, height, channels } = pass
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const out = new Float32Array(values.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < channels; c++) {
          let sum = 0
          for (let k = -radius; k <= radius; k++) {
            const [xx, yy] = [clamp(x + k * dx, 0, width - 1), clamp(y + k * dy, 0, height - 1)]
            sum += values[(yy * width + xx) * channels + c] ?? 0
          }
          out[(y * width + x) * channels + c] = sum / (2 * radius + 1)
        }
    values = out
  }
  return { ...pass, values }
}

const tableSize = 4096

/** Linear light to the byte on screen, by a table: tone, contrast, and the coding of sRGB. */
function toneTable(ground: number): Uint8Array {
  const scale = ground / shoulder(ground)
  return Uint8Array.from({ length: tableSize + 1 }, (_, k) => {
    const value = (k / tableSize) * tableRange
    return Math.round(clamp(fromLinear(shoulder(value ** contrast * ground) * scale)) * 255)
  })
}

/**
 * A render as the picture of the store: the ground is one seamless grey with the product's shadow, and ends in that
 * grey on all sides; the product is divided by one number (above 1 of `exposure` it is darker), so that the paper's
 * gradient does not light it.
 */
export function packshot(
  picture: Float32Array,
  mask: Pass,
  { light, shadow }: Paper,
  exposure: number,
): Buffer {
  const ground = linearOf(groundColour)
  const tables = ground.map(toneTable)
  const divisors = white.map((channel) => channel * exposure)
  const whiteLight = item(divisors, 0) * 0.3 + item(divisors, 1) * 0.6 + item(divisors, 2) * 0.1
  const out = Buffer.alloc(mask.values.length * 3)
  for (let at = 0; at < mask.values.length; at++) {
    const product = clamp(mask.values[at] ?? 0)
    const paper = ((1 - product) * (light[at] ?? 1)) / whiteLight
    for (let c = 0; c < 3; c++) {
      // At the product's rim a pixel is a mixture of both, so its divisor is the same mixture.
      const divisor = item(divisors, c) * (product + paper)
      const relative = product === 0 ? (shadow[at] ?? 1) : (picture[at * 3 + c] ?? 0) / divisor
      const entry = Math.round((clamp(relative, 0, tableRange) / tableRange) * tableSize)
      out[at * 3 + c] = item(tables, c)[entry] ?? 255
    }
  }
  return out
}

/** The finished box of a frame in its frame: around it lies open paper. */
export function onPaper(data: Buffer, { left, top, width, height }: Box, [wide, high]: Size): Buffer {
  const out = Buffer.alloc(wide * high * 3, Buffer.from(groundColour.slice(1), 'hex'))
  for (let y = 0; y < height; y++)
    data.copy(out, ((top + y) * wide + left) * 3, y * width * 3, (y + 1) * width * 3)
  return out
}
