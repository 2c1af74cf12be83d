import { expect, test } from 'vitest'
import { balancedRows } from './category-tiles'

test.each([
  [0, []],
  [1, [1]],
  [4, [4]],
  [6, [6]],
  [7, [3, 4]],
  [8, [4, 4]],
  [11, [5, 6]],
  [13, [4, 4, 5]],
  [18, [6, 6, 6]],
])('[P03] %i tiles stand in full rows of %j', (count, rows) => {
  expect(balancedRows(count)).toEqual(rows)
})
