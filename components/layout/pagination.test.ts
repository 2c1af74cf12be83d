import { expect, test } from 'vitest'
import { pagesAround } from './pagination'

test.each([
  { page: 1, pageCount: 1, expected: [1] },
  { page: 1, pageCount: 3, expected: [1, 2, 3] },
  { page: 1, pageCount: 9, expected: [1, 2, -3, 9] },
  { page: 1, pageCount: 4, expected: [1, 2, 3, 4] },
  { page: 4, pageCount: 9, expected: [1, 2, 3, 4, 5, -6, 9] },
  { page: 1, pageCount: 5, expected: [1, 2, -3, 5] },
  { page: 5, pageCount: 9, expected: [1, -2, 4, 5, 6, -7, 9] },
  { page: 9, pageCount: 9, expected: [1, -2, 8, 9] },
])('page $page of $pageCount shows $expected', ({ page, pageCount, expected }) => {
  expect(pagesAround(page, pageCount)).toEqual(expected)
})
