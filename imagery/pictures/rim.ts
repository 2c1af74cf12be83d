import { bell, clamp, lerp } from '../kit/plane/maths'
import type { Pass } from './passes'

/** How far along the rim light is gathered, px. */
const along = 3
/** As far as this, px, a pixel of the rim looks round for paper and product. */
const around = 2
/** Below this a pixel lies on something thin, whose rim has no direction: it is left as it is. */
const leastSlope = 0.12

const neighbours = Array.from({ length: 25 }, (_, at) => {
  const [x, y] = [(at % 5) - 2, Math.floor(at / 5) - 2]
  return { x, y, weight: bell(Math.hypot(x, y), 0, 1.7) }
})

const taps = Array.from({ length: 2 * along + 1 }, (_, at) => ({
  place: at - along,
  weight: bell(at, along, along * 0.7),
}))

/**
 * The values of a picture (three a pixel) with an even rim of the product. A few samples say roughly how much of a pixel
 * is product, and a dark piece before light paper has teeth of a pixel: each is given the mean of its neighbours along the
 * rim, and is never lighter or darker than the paper and the product beside it.
 */
export function evenRim(values: Float32Array, mask: Pass): Float32Array {
  const { width, height } = mask
  const cover = (x: number, y: number) => mask.values[y * width + x] ?? 0
  const reach = along + 1
  const result = values.slice()
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const way = isAtRim(cover, x, y) ? tangentAt(cover, x, y) : undefined
      if (!way) continue
      for (let c = 0; c < 3; c++) {
        const mean = meanAlong((xx, yy) => values[(yy * width + xx) * 3 + c] ?? 0, x, y, way)
        result[(y * width + x) * 3 + c] = held(mean, (dx, dy) => {
          const beside = cover(x + dx, y + dy)
          const value = values[((y + dy) * width + x + dx) * 3 + c] ?? 0
          return { value, isPaper: beside <= 0, isProduct: beside >= 1 }
        })
      }
    }
  return result
}

type At = (x: number, y: number) => number

/** Whether a pixel, or one beside it, is part product and part paper. */
function isAtRim(cover: At, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const beside = cover(x + dx, y + dy)
      if (beside > 0 && beside < 1) return true
    }
  return false
}

/** Which way the rim runs: across the slope of what is covered. */
function tangentAt(cover: At, x: number, y: number): readonly [number, number] | undefined {
  let [right, down, whole] = [0, 0, 0]
  for (const one of neighbours) {
    const value = cover(x + one.x, y + one.y) * one.weight
    right += value * one.x
    down += value * one.y
    whole += one.weight
  }
  const slope = Math.hypot(right, down)
  return slope / whole < leastSlope ? undefined : [-down / slope, right / slope]
}

function meanAlong(value: At, x: number, y: number, [right, down]: readonly [number, number]): number {
  let [sum, whole] = [0, 0]
  for (const { place, weight } of taps) {
    sum += weight * between(value, x + right * place, y + down * place)
    whole += weight
  }
  return sum / whole
}

function between(value: At, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [tx, ty] = [x - x0, y - y0]
  const row = (yy: number) => lerp(value(x0, yy), value(x0 + 1, yy), tx)
  return lerp(row(y0), row(y0 + 1), ty)
}

type Beside = { value: number; isPaper: boolean; isProduct: boolean }

/** A value within those of paper and product beside it, where there is some of both. */
function held(value: number, besideAt: (dx: number, dy: number) => Beside): number {
  let [least, most, hasPaper, hasProduct] = [Infinity, -Infinity, false, false]
  for (let dy = -around; dy <= around; dy++)
    for (let dx = -around; dx <= around; dx++) {
      const beside = besideAt(dx, dy)
      if (!beside.isPaper && !beside.isProduct) continue
      hasPaper ||= beside.isPaper
      hasProduct ||= beside.isProduct
      least = Math.min(least, beside.value)
      most = Math.max(most, beside.value)
    }
  return hasPaper && hasProduct ? clamp(value, least, most) : value
}
