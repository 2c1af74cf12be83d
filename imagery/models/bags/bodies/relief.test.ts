import { expect, it } from 'vitest'
import { quilted } from './relief'

it('a quilted furrow is round at its seam, so that triangles that cross it do not show', () => {
  const height = quilted(2.1, 0.16)
  // In the middle between two crossing seams, and so far from one of the seams.
  const beside = (away: number) => height(2.1 / 4 + away / Math.SQRT2, -2.1 / 4 + away / Math.SQRT2)

  expect(beside(0)).toBeCloseTo(0)
  expect(beside(0.05)).toBeLessThan(0.01)
  expect(beside(2.1 / Math.SQRT2 / 2)).toBeCloseTo(0.16)
})
