import { expect, it } from 'vitest'
import { inSlices } from './in-slices'

const spend = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('handles every item in order, and lets others in meanwhile', async () => {
  const handled: number[] = []
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)

  await inSlices([1, 2, 3, 4, 5, 6], (item) => {
    spend(5)
    handled.push(item)
  })
  clearInterval(others)

  expect(handled).toEqual([1, 2, 3, 4, 5, 6])
  expect(turns).toBeGreaterThan(0)
})
