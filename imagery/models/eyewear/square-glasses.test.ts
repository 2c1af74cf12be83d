import { expect, it } from 'vitest'
import { placesOf } from '../../kit/mesh/places'
import { squareGlasses } from './square-glasses'

it('the name lies on the arm: off its surface it has a mirror image', () => {
  const { parts } = squareGlasses({ design: 'square' })
  const named = (wanted: string) =>
    parts.filter(({ name }) => name === wanted).flatMap(({ geometry }) => placesOf(geometry))
  const arm = named('arm1')
  const mark = named('mark1')

  // Of every stroke a corner lies below the outermost places of the arm beside it, and another above.
  const over = mark.map(({ x, z }) => {
    const beside = arm.filter((place) => Math.abs(place.z - z) < 0.15)
    return x - Math.max(...beside.map((place) => place.x))
  })
  expect(mark.length).toBeGreaterThan(100)
  expect(Math.max(...over)).toBeLessThan(0.03)
  expect(Math.max(...over)).toBeGreaterThan(0.005)
  expect(Math.min(...over)).toBeGreaterThan(-0.04)
})
