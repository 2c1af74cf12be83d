import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { item, steps, vector } from '../../../kit/plane/maths'
import { eyeletOf } from './facings'
import type { Instep } from './instep'
import { heldAt } from './laces'
import { layers } from './on-skin'
import { sneaker } from './sneaker'

describe.each(['court', 'runner', 'high-top'])('a %s sneaker', (design) => {
  it('has its facing clear above quarters, upper and tongue', () => {
    const { parts } = withDetail(0.2, () => sneaker({ design, for: 'him' }))
    const material = new MeshBasicMaterial({ side: DoubleSide })
    const meshes = parts
      .filter(({ name }) => /^right-(facing|quarter-?1|upper\.outside|tongue)$/.test(name))
      .map(({ name, geometry }) => Object.assign(new Mesh(geometry, material), { name }))
    const facing = item(
      meshes.filter(({ name }) => name === 'right-facing'),
      0,
    ).geometry
    const [position, normal] = [facing.getAttribute('position'), facing.getAttribute('normal')]
    const [columns, lines] = ([0, 1] as const).map((axis) => {
      const uv = facing.getAttribute('uv')
      return Array.from({ length: uv.count }, (_, index) => uv.getComponent(index, axis))
    })
    // Its rim is round, and goes down between quarter and tongue.
    const isInside = (list: readonly number[] = [], index = 0) =>
      item(list, index) > 0 && item(list, index) < Math.max(...list)

    const met = Array.from({ length: position.count }, (_, index) => index)
      .filter((index) => normal.getY(index) > 0.4 && isInside(columns, index) && isInside(lines, index))
      .map((index) => {
        const away = new Vector3().fromBufferAttribute(normal, index)
        const from = new Vector3().fromBufferAttribute(position, index).addScaledVector(away, 0.4)
        return new Raycaster(from, away.negate()).intersectObjects(meshes)[0]
      })
      .filter((hit) => hit !== undefined && hit.distance < 0.39)

    expect(met.map((hit) => hit?.object.name)).toEqual([])
  }, 60_000)
})

describe.each(['court', 'runner', 'high-top'])('the upper of a %s sneaker', (design) => {
  const { parts } = withDetail(0.2, () => sneaker({ design }))
  const material = new MeshBasicMaterial({ side: DoubleSide })
  const meshes = (names: RegExp) =>
    parts
      .filter(({ name }) => names.test(name))
      .map(({ name, geometry }) => Object.assign(new Mesh(geometry, material), { name }))
  const placesOfPart = (name: string) => placesOf(item(meshes(new RegExp(`^right-${name}$`)), 0).geometry)

  it('is open between its facings, where the tongue lies', () => {
    const eyelets = placesOfPart('eyelets')
    const [low, high] = [Math.min(...eyelets.map(({ y }) => y)), Math.max(...eyelets.map(({ y }) => y))]
    const met = steps(low + 0.4, high, 6).map((y) => {
      const row = eyelets.filter((place) => Math.abs(place.y - y) < 0.9)
      const middle = row.reduce((sum, { z }) => sum + z / row.length, 0)
      const front = Math.max(...row.map(({ x }) => x))
      const ray = new Raycaster(new Vector3(front + 6, y, middle), new Vector3(-1, 0, 0), 0, 8)
      return ray.intersectObjects(meshes(/^right-(tongue|upper\.outside)$/))[0]?.object.name
    })

    expect(new Set(met)).toEqual(new Set(['right-tongue']))
  })

  it('keeps every panel inside the edge of its sole', () => {
    const sole = placesOfPart('midsole')
    const names = meshes(/^right-(midsole|quarter1|counter|flash1|toe-cap)$/)
    const met = steps(-11, 8, 24).map((x) => {
      const near = sole.filter((place) => Math.abs(place.x - x) < 0.6)
      const edge = Math.max(...near.map(({ z }) => z))
      const top = Math.max(...near.filter(({ z }) => z > edge - 0.5).map(({ y }) => y))
      const ray = new Raycaster(new Vector3(x, top - 0.2, edge + 5), new Vector3(0, 0, -1))
      return ray.intersectObjects(names)[0]?.object.name
    })

    expect(new Set(met)).toEqual(new Set(['right-midsole']))
  })
})

describe('laces', () => {
  const instep: Instep = {
    skin: { rows: [], normals: [], lowers: 0 },
    first: 20,
    top: 38,
    tall: 9,
    gap: () => 0.8,
    rows: [1, 2.5, 4, 5.5],
    place: ([up, across]) => [up, across],
    on: ([up, across], out = 0) => vector(up, out, across),
    normal: () => vector(0, 1, 0),
    edge: () => 0,
  }
  const halfThick = 0.055

  it.each([0, 1, 2] as const)('come out of the eyelets of row %d', (row) => {
    for (const side of [1, -1] as const) {
      const [spot, out] = item(heldAt(instep, row, side), 0)

      expect(spot).toEqual(eyeletOf(instep, row, side))
      expect(out + halfThick).toBeLessThan(layers.facing)
    }
  })

  it.each([0, 1, 2] as const)('go over the other facing down into the eyelets after row %d', (row) => {
    for (const side of [1, -1] as const) {
      const held = heldAt(instep, row, side)
      const [spot, out] = item(held, held.length - 1)
      const eyelet = eyeletOf(instep, row + 1, -side)
      const beyond = held.slice(0, -2).filter(([place]) => -side * place[1] >= 0.8)

      expect(beyond.length).toBeGreaterThan(0)
      expect(Math.min(...beyond.map(([, high]) => high - halfThick))).toBeGreaterThanOrEqual(layers.facing)
      expect(Math.hypot(spot[0] - eyelet[0], spot[1] - eyelet[1])).toBeLessThan(0.1)
      expect(out + halfThick).toBeLessThan(layers.facing)
    }
  })
})
