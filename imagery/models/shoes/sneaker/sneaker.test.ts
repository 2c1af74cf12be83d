import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { withDetail } from '../../../kit/plane/detail'
import { item, vector } from '../../../kit/plane/maths'
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

describe('laces', () => {
  const instep: Instep = {
    skin: { rows: [], normals: [], lowers: 0 },
    first: 20,
    top: 38,
    tall: 9,
    gap: () => 0.8,
    rows: [1, 2.5, 4, 5.5],
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

  it('pass below the other facing, and the last ones down into its eyelets', () => {
    for (const side of [1, -1] as const) {
      const beyond = heldAt(instep, 0, side).filter(([spot]) => -side * spot[1] >= 0.8)
      const held = heldAt(instep, 2, side)
      const [spot, out] = item(held, held.length - 1)

      expect(beyond.length).toBeGreaterThan(0)
      expect(Math.max(...beyond.map(([, high]) => high + halfThick))).toBeLessThan(layers.facing)
      expect(spot[1]).toBeCloseTo(item(eyeletOf(instep, 3, -side), 1))
      expect(out + halfThick).toBeLessThan(layers.facing)
    }
  })
})
