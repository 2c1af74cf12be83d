import { describe, expect, it } from 'vitest'
import { item, TAU } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'
import { balance, steam } from './steam'

const [around, high] = [72, 30]

/** A tube of cloth, 90 cm round and 30 high, that hangs crumpled and unlevel. */
function crumpled(): Cloth {
  const pattern: Point[] = []
  const side: number[] = []
  const positions: number[] = []
  for (let row = 0; row <= high; row += 1)
    for (let column = 0; column < around; column += 1) {
      const turn = column / around
      pattern.push([turn * 90, row])
      side.push(turn < 0.5 ? 1 : -1)
      const radius = 13 + Math.sin(turn * TAU * 9 + row * 0.4)
      positions.push(
        radius * 1.2 * Math.cos(turn * TAU),
        row + 1.2 * Math.sin(turn * TAU * 3) + 0.8 * Math.cos(turn * TAU),
        radius * Math.sin(turn * TAU),
      )
    }
  return {
    positions: Float64Array.from(positions),
    pattern,
    side: Int8Array.from(side),
    triangles: [],
    restsAs: 'placed',
    zips: [],
  }
}

const ringOf = ({ positions }: Cloth, row: number) =>
  Array.from({ length: around }, (_, column) =>
    [0, 1, 2].map((axis) => item(positions, (row * around + column) * 3 + axis)),
  )

const lengthOf = (ring: readonly number[][]) =>
  ring.reduce((sum, [x = 0, , z = 0], column) => {
    const [bx = 0, , bz = 0] = item(ring, (column + 1) % around)
    return sum + Math.hypot(x - bx, z - bz)
  }, 0)

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

describe('steamed cloth', () => {
  const cloth = crumpled()
  const before = cloth.positions.slice()
  steam(cloth, {
    placeOf: ([x, y]) => ({ turn: x / 90, above: y }),
    girth: () => 90,
    waves: 1,
    full: 12,
    end: 22,
  })

  it('hangs level, within half a millimetre, and no waves are left at its hem', () => {
    const hem = ringOf(cloth, 0)
    expect(spread(hem.map(([, y = 0]) => y))).toBeLessThan(0.05)
    const radii = hem.map(([x = 0, , z = 0]) => Math.hypot(x, z))
    const turns = radii.filter((radius, k) => {
      const [last, next] = [item(radii, (k + around - 1) % around), item(radii, (k + 1) % around)]
      return (radius - last) * (next - radius) < 0
    })
    expect(turns.length).toBeLessThanOrEqual(4)
  })

  it('is as long round as it was cut', () => {
    expect(lengthOf(ringOf(cloth, 0))).toBeGreaterThan(88)
    expect(lengthOf(ringOf(cloth, 0))).toBeLessThan(91)
  })

  it('is left as it fell where no steam comes', () => {
    const from = 25 * around * 3
    expect(cloth.positions.slice(from)).toEqual(before.slice(from))
  })
})

it('a balanced garment hangs alike on both sides', () => {
  const pattern: Point[] = [
    [-4, 0],
    [4, 0],
  ]
  const positions = Float64Array.from([-5, 1, 2, 3, 3, 4])
  balance({ positions, pattern, side: Int8Array.from([1, 1]), triangles: [], restsAs: 'placed', zips: [] }, 1)
  expect([...positions]).toEqual([-4, 2, 3, 4, 2, 3])
})
