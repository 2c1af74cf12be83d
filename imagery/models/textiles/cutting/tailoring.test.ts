import { describe, expect, it } from 'vitest'
import { tailored } from './tailoring'
import type { UpperCut } from './upper-cut'

const dress: UpperCut = {
  figure: 'woman',
  shoulder: 18,
  slope: 4.2,
  armhole: 19,
  chest: 21,
  waist: 17.5,
  waistAt: 37,
  hip: 22.5,
  hipAt: 57,
  hem: 22,
  length: 70,
  neck: { width: 7, front: 4, back: 2 },
  sleeve: { length: 56, width: 15.5, cuff: 9 },
  stiffness: 0.5,
  step: 1.8,
  frames: 80,
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a hanging garment', () => {
  it('has the seam of each sleeve on the inside of its arm', { timeout: 60_000 }, () => {
    const { cloth } = tailored(dress)
    const folds = cloth.pattern.map(([x]) => Math.abs(x))
    const farthest = Math.max(...folds)
    for (const arm of [1, -1]) {
      const across = (from: number, to: number) =>
        mean(
          cloth.pattern.flatMap(([x, y], knot) => {
            const fromFold = farthest - x * arm
            return fromFold >= from && fromFold <= to && y < -8 && y > -20
              ? [(cloth.positions[knot * 3] ?? 0) * arm]
              : []
          }),
        )
      expect(across(0, 3) - across(12, 16)).toBeGreaterThan(5)
    }
  })
})
