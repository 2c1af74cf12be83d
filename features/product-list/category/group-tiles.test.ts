import { expect, test } from 'vitest'
import { balancedRows } from './group-tiles'

test.each([
  [0, []],
  [1, [1]],
  [4, [4]],
  [5, [2, 3]],
  [8, [4, 4]],
  [11, [3, 4, 4]],
])('[P03] %i tiles stand in full rows of %j', (count, rows) => {
  expect(balancedRows(count)).toEqual(rows)
})
