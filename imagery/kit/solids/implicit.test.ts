import { describe, expect, test } from 'vitest'
import { placesOf } from '../mesh/places'
import { vector } from '../plane/maths'
import { blended, cone, meshOf } from './implicit'

const ball = cone([0, 0, 0, 2], [0, 1, 0, 2])

describe('a mesh of what a field surrounds', () => {
  test('lies on the surface', () => {
    const places = placesOf(meshOf(ball, vector(-3, -3, -3), vector(3, 4, 3), 0.25))
    expect(places.length).toBeGreaterThan(500)
    for (const { x, y, z } of places) expect(Math.abs(ball(x, y, z))).toBeLessThan(1e-4)
  })

  test('is the same however wide the room around it is', () => {
    const thin = cone([1, 0, 0, 1], [9, 5, 2, 0.4], 0.76)
    const both = blended([ball, thin], 0.75)
    const meshIn = (room: number) =>
      placesOf(
        meshOf(both, vector(-4 - room, -4 - room, -4 - room), vector(12 + room, 8 + room, 4 + room), 0.5),
      )
    const sorted = (room: number) =>
      meshIn(room)
        .map(({ x, y, z }) => [x, y, z].map((value) => value.toFixed(3)).join(' '))
        .sort()
    expect(sorted(16)).toEqual(sorted(0))
  })
})
