import { expect, test } from 'vitest'
import { lightOf, rgbOf } from './pixels'

const width = 10
const height = 10
const picture = (greyAt: (x: number) => number) => ({
  rgba: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, at) => {
      const grey = greyAt(at % width)
      return [grey, grey, grey, 255]
    }).flat(),
  ),
  width,
  height,
})

/** A face whose cheeks are at a quarter and three quarters of the picture. */
const points = new Float32Array(468 * 2).fill(0.5)
points[50 * 2] = 0.25
points[280 * 2] = 0.75

test('[P15] pixels reach the models without their opacity', () => {
  const two = Uint8ClampedArray.of(1, 2, 3, 255, 4, 5, 6, 255)
  expect([...rgbOf(two)]).toEqual([1, 2, 3, 4, 5, 6])
  const kept = new Float32Array(6)
  expect(rgbOf(two, kept)).toBe(kept)
  expect([...kept]).toEqual([1, 2, 3, 4, 5, 6])
  expect(rgbOf(two.slice(4), kept)).toHaveLength(3)
})

test.each([
  ['black', 0, 0],
  ['white', 255, 1],
])('[P15] the light of %s', (_, grey, level) => {
  const bare = picture(() => grey)
  expect(lightOf(bare, null).level).toBeCloseTo(level)
  expect(lightOf(bare, null).side).toBe(0)
})

test('[P15] light comes from the side of the lighter cheek', () => {
  expect(
    lightOf(
      picture((x) => (x < 5 ? 200 : 100)),
      points,
    ).side,
  ).toBeCloseTo(-2 / 3)
  expect(
    lightOf(
      picture((x) => (x < 5 ? 60 : 180)),
      points,
    ).side,
  ).toBe(1)
})
