import { beforeAll, describe, expect, it } from 'vitest'
import type { Draped } from '../../../../kit/cloth/draped'
import type { Part } from '../../../../kit/mesh/model'
import { liesOn } from '../../../../kit/mesh/nearness'
import { placesOf } from '../../../../kit/mesh/places'
import { withDetail } from '../../../../kit/plane/detail'
import type { Point } from '../../../../kit/plane/outline'
import type { UpperCut } from '../../cutting/upper-cut'
import { fallingTop } from '../../garments/falling-tops'
import { lapels, lineUnderLapels } from './lapels'
import type { LapelCut } from './lapel-cut'

const turned: Partial<LapelCut> = {
  width: 8.4,
  notch: 12.5,
  thickness: 0.4,
  stitched: 0.65,
  breaksAt: [-2, -42.6],
}

let on: Draped
let cutting: UpperCut
let parts: Part[]
beforeAll(() => {
  withDetail(0.3, () => {
    const hung = fallingTop('coat', 'man')
    on = hung.on
    cutting = hung.cutting
    parts = lapels(on, cutting, turned)
  })
}, 180_000)

const geometryOf = (name: string) => {
  const found = parts.find((part) => part.name === name)
  if (!found) throw new Error(`No part ${name}`)
  return found.geometry
}

/** The highest place of a lapel over the cloth at a place of the pattern, cm. */
function heightOf(name: string, place: Point): number {
  const { point, normal } = on.spot(1, place)
  const heights = placesOf(geometryOf(name)).flatMap((one) => {
    const up = one.clone().sub(point).dot(normal)
    const beside = one.clone().sub(point).addScaledVector(normal, -up).length()
    return beside < 0.6 ? [up] : []
  })
  return Math.max(...heights)
}

describe('the lapels of a man’s coat', () => {
  it('roll on both sides alike: highest beside the break, and still off the chest at the edge', () => {
    for (const side of [1, -1] as const) {
      const middle = heightOf(`lapel${side}`, [side * 8, -22])
      const edge = heightOf(`lapel${side}`, [side * 12, -18])
      expect(middle).toBeGreaterThan(1)
      expect(edge).toBeGreaterThan(0.6)
      expect(edge).toBeLessThan(middle)
    }
  })

  it('lap left over right: the upper one crosses the middle to the edge it breaks from, the lower one ends under it', () => {
    const lowest = (name: string) => Math.min(...placesOf(geometryOf(name)).map(({ y }) => y))
    const furthest = (side: 1 | -1) =>
      Math.min(...placesOf(geometryOf(`lapel${side}`)).map(({ x }) => x * side))
    expect(furthest(1)).toBeLessThan(-1.5)
    expect(furthest(-1)).toBeGreaterThan(-0.4)
    expect(lowest('lapel1')).toBeLessThan(lowest('lapel-1') - 0.5)
  })

  it('are stitched on themselves, and cover the upper end of the front', () => {
    for (const side of [1, -1] as const)
      expect(liesOn(geometryOf(`lapel-stitch${side}`), [geometryOf(`lapel${side}`)], 0.2)).toBe(true)
    const covered = lineUnderLapels(cutting, turned, [-2, 7])
    for (const place of covered.slice(3)) expect(heightOf('lapel1', place)).toBeGreaterThan(0.4)
  })
})
