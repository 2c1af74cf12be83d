import { describe, expect, it } from 'vitest'
import { clamp } from '../kit/plane/maths'
import type { Pass } from './passes'
import { evenRim } from './rim'

const [width, height] = [40, 60]

/** How much of a pixel a piece covers whose side runs steeply down, told by few samples. */
function roughCover(x: number, y: number): number {
  const side = 20 + y * 0.02
  const share = clamp(side - x)
  if (share <= 0 || share >= 1) return share
  const teeth = ((x * 73 + y * 151) % 7) / 7 - 0.5
  return clamp(Math.round((share + teeth * 0.7) * 6) / 6, 0.02, 0.98)
}

const values = Float32Array.from({ length: width * height }, (_, at) =>
  roughCover(at % width, Math.floor(at / width)),
)
const mask: Pass = { width, height, channels: 1, values }

/** A piece of one light before paper of another. */
const picture = (product: number, paper: number) =>
  Float32Array.from({ length: width * height * 3 }, (_, at) => {
    const share = values[Math.floor(at / 3)] ?? 0
    return share * product + (1 - share) * paper
  })

/** The mean step from a row to the next at the rim's column. */
function teethOf(data: Float32Array): number {
  const column = Array.from({ length: height - 20 }, (_, y) => data[((y + 10) * width + 20) * 3] ?? 0)
  const steps = column.slice(1).map((value, at) => Math.abs(value - (column[at] ?? 0)))
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

describe('the rim of a product', () => {
  it('has no teeth where few samples told it', () => {
    const rough = picture(0.02, 0.9)
    expect(teethOf(rough)).toBeGreaterThan(0.15)
    expect(teethOf(evenRim(rough, mask))).toBeLessThan(teethOf(rough) / 3)
  })

  it('is never lighter than the paper or darker than the product beside it', () => {
    const rough = picture(0.2, 0.8)
    for (let y = 0; y < height; y++) rough[(y * width + 20) * 3] = y % 2 ? 1.6 : 0
    const even = evenRim(rough, mask)
    for (let y = 10; y < height - 10; y++) {
      const value = even[(y * width + 20) * 3] ?? -1
      expect(value).toBeGreaterThanOrEqual(0.199)
      expect(value).toBeLessThanOrEqual(0.801)
    }
  })

  it('leaves what is away from it as it was', () => {
    const rough = picture(0.2, 0.8)
    const even = evenRim(rough, mask)
    for (const x of [5, 12, 30]) expect(even[(30 * width + x) * 3]).toBe(rough[(30 * width + x) * 3])
  })
})
