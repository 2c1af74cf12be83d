import { describe, expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { bustForm } from '../mannequins/bust'
import { depthIn } from '../mannequins/covered-form'
import { edgeLine, sunrayGown } from './sunray'

describe('a gown of sunray pleats', () => {
  const places = placesOf(sunrayGown())

  it('lies close on the bust all along its upper edge, and in front at the waist', () => {
    const form = bustForm('woman')
    const away = (place: (typeof places)[number]) => -depthIn(form, place)
    expect(Math.max(...edgeLine().map(away))).toBeLessThan(1.8)
    const waist = places.filter(({ x, y, z }) => z > 0 && Math.abs(x) < 5 && Math.abs(y + 40) < 1)
    expect(waist.length).toBeGreaterThan(100)
    expect(Math.max(...waist.map(away))).toBeLessThan(1.5)
  })

  it.each([
    ['the front', 0],
    ['one side', 90],
    ['the other side', -90],
    ['the back', 180],
  ])('has a hem that goes out and in with every pleat, at %s too', (_, degrees) => {
    const turn = (degrees * Math.PI) / 180
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const hem = places
      .filter(({ x, y, z }) => y < -141 && x * sin + z * cos > 0 && Math.abs(x * cos - z * sin) < 6)
      .map(({ x, z }) => ({ along: x * cos - z * sin, out: x * sin + z * cos }))
    // In strips as wide as a pleat: each has its ridge and its furrow.
    const strips = Array.from({ length: 6 }, (__, index) =>
      hem.filter(({ along }) => along >= index * 2 - 6 && along < index * 2 - 4).map(({ out }) => out),
    )
    for (const outs of strips) expect(Math.max(...outs) - Math.min(...outs)).toBeGreaterThan(0.9)
  })
})
