import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { item, steps } from '../../../kit/plane/maths'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { boot } from './boot'

const partOf = (parts: ReturnType<typeof boot>['parts'], name: string) =>
  placesOf(
    item(
      parts.filter((part) => part.name === name),
      0,
    ).geometry,
  )

const nearest = (places: readonly Vector3[]) => (place: Vector3) =>
  places.reduce((least, other) => Math.min(least, other.distanceTo(place)), Infinity)

it('a heeled boot shows no lining through its instep', () => {
  const parts = boot({ design: 'heeled', heel: 85, shaft: 11 }).parts.filter(({ name }) =>
    name.startsWith('right-upper'),
  )
  const material = new MeshBasicMaterial({ side: DoubleSide })
  const meshes = parts.map(({ name, geometry }) => Object.assign(new Mesh(geometry, material), { name }))
  const middle = item(parts, 0).geometry.boundingBox?.getCenter(new Vector3()) ?? new Vector3()

  const met = steps(8.5, 12.5, 20).flatMap((y) =>
    steps(-0.4, 0.4, 8).map((z) => {
      const ray = new Raycaster(new Vector3(middle.x + 40, y, middle.z + z), new Vector3(-1, 0, 0))
      return ray.intersectObjects(meshes)[0]?.object.name
    }),
  )

  expect(new Set(met)).toEqual(new Set(['right-upper.outside']))
})

it('a heeled boot runs from its heel into its shaft in one soft line', () => {
  const { parts } = boot({ design: 'heeled', heel: 85, shaft: 11 })
  const upper = partOf(parts, 'right-upper.outside')
  const backs = steps(10, 18.5, 34).map((y) =>
    Math.min(...upper.filter((place) => Math.abs(place.y - y) < 0.2).map(({ x }) => x)),
  )

  const bends = backs.slice(1, -1).map((x, index) => x - (item(backs, index) + item(backs, index + 2)) / 2)

  expect(Math.max(...bends.map(Math.abs))).toBeLessThan(0.04)
})

it('a riding boot has a binding no wider than its leather, and a strap that lies on it all round', () => {
  const { parts } = withDetail(0.4, () => boot({ design: 'riding', heel: 25, shaft: 39 }))
  const upper = partOf(parts, 'right-upper.outside')
  const [binding, strap] = [partOf(parts, 'right-binding'), partOf(parts, 'right-ankle-strap')]
  const low = Math.min(...binding.map(({ y }) => y))
  const wide = (places: readonly Vector3[]) => Math.max(...places.map(({ z }) => z))
  expect(wide(binding) - wide(upper.filter(({ y }) => y > low))).toBeLessThan(0.08)
  expect(Math.max(...strap.filter((_, index) => index % 5 === 0).map(nearest(upper)))).toBeLessThan(0.3)
})

it('a chelsea boot has its pull tab sewn on its back from edge to edge', () => {
  const { parts } = withDetail(0.4, () => boot({ design: 'chelsea', heel: 35, shaft: 14 }))
  const [back, tab] = [partOf(parts, 'right-back'), partOf(parts, 'right-tab')]
  const top = Math.max(...back.map(({ y }) => y))
  const middle = Math.min(...back.filter(({ y }) => y > top - 1).map(({ x }) => x))
  const outside = tab.filter(({ x, y }) => y < top - 0.6 && x < middle + 0.3)

  expect(outside.length).toBeGreaterThan(20)
  expect(Math.max(...outside.map(nearest(back)))).toBeLessThan(0.3)
})
