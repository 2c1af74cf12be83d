import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { pump } from './pump'

it('the strap of a Mary Jane ends outside its upper, not on the lining', () => {
  const { parts } = pump({ design: 'mary-jane', heel: 45 })
  const named = (wanted: string) =>
    parts.filter(({ name }) => name === wanted).map(({ geometry }) => geometry)
  const lining = named('right-upper.inside').map(
    (geometry) => new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide })),
  )
  const strap = named('right-strap').flatMap((geometry) => placesOf(geometry))
  const middle = strap.reduce((sum, { z }) => sum + z, 0) / strap.length

  // Seen from the middle of the shoe, the lining of the inner side lies before the strap's lower end.
  const low = Math.min(...strap.filter(({ z }) => z < middle).map(({ y }) => y))
  const end = strap.filter(({ y, z }) => z < middle && y < low + 0.5)
  const before = end.filter((place) => {
    const from = new Vector3(place.x, place.y, middle)
    const [hit] = new Raycaster(from, new Vector3(0, 0, -1)).intersectObjects(lining)
    return hit !== undefined && hit.distance < middle - place.z
  })
  expect(end.length).toBeGreaterThan(10)
  expect(before.length).toBe(end.length)
})
