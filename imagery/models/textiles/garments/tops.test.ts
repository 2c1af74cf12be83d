import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { easyTops } from './tops'

it('stripes of a jersey meet at its side seams', () => {
  const parts = easyTops('breton')
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
