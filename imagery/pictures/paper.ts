import type { Box, Size } from '../cameras/cameras'
import { clamp, smooth } from '../kit/plane/maths'
import type { Pass, Passes } from './passes'

/** What is less dark than this is not shadow but what is left of noise and of the studio's horizon. */
const faintest = [0.008, 0.03] as const
/** A shadow ends softly before the side of the picture: over this share of its width. */
const fade = 0.12
/** The studio's light is uneven, but by less than this: a side that is darker has a shadow on it. */
const darkestSide = 0.6
/** As far as this, px, a pixel at the product's rim looks for paper. */
const rim = 2

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
    return Math.max(darkestSide, across + down - corners)
  }
}

/**
 * The paper of a render: `light` is how bright it is without the product, `shadow` what the product leaves of that (1 is
 * open), `lift` how much brighter it is made at the product's rim, as the paper beside it was. The same for all colours
 * of a product.
 */
export type Paper = { light: Float32Array; shadow: Float32Array; lift: Float32Array }

/** `picture` and `mask` are the `box` of a frame of `size`; `plate` is the whole of it. */
export function paperOf(
  { picture, mask, plate }: Pick<Passes, 'picture' | 'mask' | 'plate'>,
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
      ratio[y * width + x] = (ratio[y * width + x] ?? 1) / even
    }
  return { light, shadow, lift: liftOf(mask, ratio, shadow) }
}

/** At the product's rim a pixel is in part paper: what was done to the paper beside it is to be done to that part as well. */
function liftOf(mask: Pass, ratio: Float32Array, shadow: Float32Array): Float32Array {
  const { width, height, values } = mask
  return values.map((product, at) => {
    if (product === 0 || product >= 1) return 0
    const [x, y] = [at % width, Math.floor(at / width)]
    let [sum, count] = [0, 0]
    for (let dy = -rim; dy <= rim; dy++)
      for (let dx = -rim; dx <= rim; dx++) {
        const [xx, yy] = [x + dx, y + dy]
        const beside = yy * width + xx
        if (xx < 0 || yy < 0 || xx >= width || yy >= height || values[beside] !== 0) continue
        sum += (shadow[beside] ?? 1) - (ratio[beside] ?? 1)
        count += 1
      }
    return count === 0 ? 0 : sum / count
  })
}

/** Twice along its rows and its columns. */
export function blurred(pass: Pass, radius: number): Pass {
  const steps = [
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const
  return steps.reduce((soft: Pass, step) => ({ ...soft, values: blurredAlong(soft, radius, step) }), pass)
}

function blurredAlong(
  { width, height, channels, values }: Pass,
  radius: number,
  [dx, dy]: readonly [number, number],
): Float32Array {
  return values.map((_, at) => {
    const pixel = Math.floor(at / channels)
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    let sum = 0
    for (let k = -radius; k <= radius; k++) {
      const [xx, yy] = [clamp(x + k * dx, 0, width - 1), clamp(y + k * dy, 0, height - 1)]
      sum += values[(yy * width + xx) * channels + (at % channels)] ?? 0
    }
    return sum / (2 * radius + 1)
  })
}
