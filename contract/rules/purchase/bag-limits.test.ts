import { expect, test } from 'vitest'
import { mostOfLine } from './bag-limits'

test.each([
  [0, 1],
  [5, 5],
  [500, 99],
])('[B01] of a stock of %i a line takes at most %i', (stock, most) => {
  expect(mostOfLine({ stock })).toBe(most)
})
