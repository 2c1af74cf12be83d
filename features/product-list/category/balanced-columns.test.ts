import { expect, it } from 'vitest'
import { balancedColumns } from './balanced-columns'

it.each([
  [1, 2],
  [3, 3],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
  [11, 4],
  [12, 4],
])('%i tiles stand in %i columns', (count, columns) => {
  expect(balancedColumns(count)).toBe(columns)
})
