import { expect, it } from 'vitest'
import { item } from '../../kit/plane/maths'
import { spiralOfLinks } from './links'

it('lays links so that each reaches through the next and no turn of the chain lies on another', () => {
  const places = spiralOfLinks(2, 7, 1.5)
  const between = (one: number, other: number) => {
    const [[x, , z], [u, , w]] = [item(places, one).at, item(places, other).at]
    return Math.hypot(x - u, z - w) / 2
  }
  for (let k = 1; k < places.length; k++) {
    // Nearer, a link would stand in its neighbour's end; farther, it would not reach through it.
    expect(between(k, k - 1)).toBeGreaterThan(1)
    expect(between(k, k - 1)).toBeLessThan(1.18)
    for (let other = 0; other < k - 1; other++) expect(between(k, other)).toBeGreaterThan(0.96)
  }
  expect(places.length).toBeGreaterThan(20)
})
