import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { pump } from './pump'

const meshesOf = (parts: readonly Part[], name: string) =>
  parts
    .filter((part) => part.name === name)
    .map(({ geometry }) => new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide })))

const pointsOf = (parts: readonly Part[], ...names: string[]) =>
  parts.filter(({ name }) => names.includes(name)).flatMap(({ geometry }) => placesOf(geometry))

/** Some of many: all of them take minutes. */
const some = <T>(list: readonly T[], count = 60): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0)

const meets = (from: Vector3, way: Vector3, meshes: readonly Mesh[]) =>
  new Raycaster(from, way).intersectObjects([...meshes]).length > 0

it('a sling comes out between the upper and its lining', () => {
  const { parts } = pump({ design: 'slingback', heel: 60 })
  const sling = pointsOf(parts, 'right-sling')
  const front = Math.max(...sling.map(({ x }) => x))
  const middle = sling.reduce((sum, { z }) => sum + z, 0) / sling.length
  const outside = meshesOf(parts, 'right-upper.outside')
  const lining = meshesOf(parts, 'right-upper.inside')

  const ends = some(sling.filter(({ x }) => x > front - 0.6))
  const hidden = ends.filter((end) => {
    const out = new Vector3(0, 0, Math.sign(end.z - middle))
    return meets(end, out, outside) && meets(end, out.clone().negate(), lining)
  })

  expect(ends.length).toBeGreaterThan(20)
  expect(hidden.length).toBe(ends.length)
})

it.each([
  ['slingback', 60, 'sling'],
  ['mary-jane', 45, 'strap'],
  ['sandal', 75, 'ankle'],
])('the buckle of a %s is seated on its strap', (design, heel, name) => {
  const { parts } = pump({ design, heel })
  const strap = some(pointsOf(parts, `right-${name}`), 8000)
  const off = some(pointsOf(parts, 'right-buckle', 'right-prong'), 300).map((place) =>
    Math.min(...strap.map((one) => one.distanceTo(place))),
  )

  expect(Math.max(...off)).toBeLessThan(0.4)
})

it('the bands of a sandal go down on its sole, not beside it', () => {
  const { parts } = pump({ design: 'sandal', heel: 75 })
  const sole = meshesOf(parts, 'right-sole')

  for (const name of ['right-band-a', 'right-band-b', 'right-counter']) {
    const points = pointsOf(parts, name)
    const low = Math.min(...points.map(({ y }) => y))
    const ends = some(points.filter(({ y }) => y < low + 0.1))
    const beside = ends.filter((end) => !meets(end.clone().setY(end.y + 5), new Vector3(0, -1, 0), sole))
    expect(ends.length).toBeGreaterThan(10)
    expect(beside).toEqual([])
  }
})
