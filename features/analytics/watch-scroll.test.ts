import { expect, it } from 'vitest'
import { reachedAt } from './watch-scroll'

it.each([
  [0.24, 0, []],
  [0.25, 0, ['25%']],
  [0.6, 0.3, ['50%']],
  [0.89, 0, ['25%', '50%', '75%']],
  [1, 0.89, ['90-100%']],
  [0.5, 1, []],
])('[S26] scrolled to %d after %d: %o', (depth, before, reached) => {
  expect(reachedAt(depth, before)).toEqual(reached)
})
