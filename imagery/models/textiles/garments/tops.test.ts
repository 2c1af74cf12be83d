import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { easyTops } from './tops'

const parts = easyTops('breton')

it('a jersey has twenty-one stripes before and behind, as its text says, and fewer on its shorter sleeves', () => {
  const stripes = parts.filter(({ slot }) => slot === 'stripe').length
  expect(stripes).toBe(2 * 21 + 4 * 11)
})

it('stripes of a jersey meet at its side seams', () => {
  // Of the pattern: under the arm the seam is not what stands out furthest.
  const endOf = (name: string, way: 1 | -1) => {
    const geometry = parts.find((part) => part.name === name)?.geometry
    if (!geometry) throw new Error(`No ${name}`)
    const uv = geometry.getAttribute('uv')
    const places = placesOf(geometry).map((place, index) => ({ place, along: uv.getX(index) * way }))
    return places.reduce((best, one) => (one.along > best.along ? one : best)).place
  }
  for (const row of [2, 8, 15])
    for (const way of [1, -1] as const) {
      const [front, back] = [endOf(`stripe${row * 2}`, way), endOf(`stripe${row * 2 + 1}`, way)]
      expect(front.distanceTo(back)).toBeLessThan(0.5)
    }
})
