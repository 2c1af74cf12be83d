import { beforeAll, describe, expect, it } from 'vitest'
import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { placesOf } from '../../../kit/mesh/places'
import { around, item } from '../../../kit/plane/maths'
import { waistAround } from '../cutting/trouser-cut'
import { fallingSkirt, waistOfSkirt } from '../garments/falling-skirts'
import { fallingTrousers } from '../garments/falling-trousers'
import { trouserTrim } from './trousers'
import { waistband } from './waistband'
import type { Waistband } from './waistband'

const { on: legs, cutting: jeans } = fallingTrousers('jeans')
let [trousers, skirt]: { on: Draped; waist: Waistband }[] = []
beforeAll(() => {
  const silk = fallingSkirt('pencil')
  trousers = { on: legs, waist: waistband(legs, waistAround(jeans)) }
  skirt = { on: silk, waist: waistband(silk, waistOfSkirt('pencil')) }
}, 120_000)

/** Of each sector of the ring the place that `better` prefers, seen from above. */
function sectors({ part }: Waistband, better: (one: Vector3, other: Vector3) => boolean): Vector3[] {
  const count = 90
  const found = new Map<number, Vector3>()
  for (const place of placesOf(part.geometry)) {
    const sector = Math.floor(((Math.atan2(place.x, place.z) / Math.PI + 1) / 2) * count) % count
    const best = found.get(sector)
    if (!best || better(place, best)) found.set(sector, place)
  }
  return Array.from({ length: count }, (_, sector) => found.get(sector)!)
}

const edgesOf = (waist: Waistband) => ({
  low: sectors(waist, (one, other) => one.y < other.y).map(({ y }) => y),
  high: sectors(waist, (one, other) => one.y > other.y).map(({ y }) => y),
})

describe('a waistband', () => {
  it('is as deep at its sides as in its middle', () => {
    const { low, high } = edgesOf(trousers!.waist)
    const depths = low.map((y, sector) => item(high, sector) - y)
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(0.2)
  })

  it('has an even edge on silk as a solver has laid it', () => {
    const { low } = edgesOf(skirt!.waist)
    const off = low.map((y, sector) => y - (around(low, sector - 2) + around(low, sector + 2)) / 2)
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.05)
  })

  it('lies over the fly and the pockets: its edge is not interrupted by them', () => {
    const { on, waist } = trousers!
    const band = placesOf(waist.part.geometry)
    const outerAt = ({ x, y }: Vector3) =>
      Math.max(...band.filter((one) => Math.hypot(one.x - x, one.y - y) < 0.45).map(({ z }) => z))
    const lowest = Math.min(...band.filter(({ x, z }) => z > 0 && Math.abs(x) < 9).map(({ y }) => y))
    const under = trouserTrim(on, jeans, { waist, isJeans: true, isHis: false })
      .filter(({ name }) => ['fly', 'pocket1', 'pocket-1'].includes(name))
      .flatMap(({ geometry }) => placesOf(geometry).filter(({ y }) => y > lowest + 0.4))

    expect(under.length).toBeGreaterThan(20)
    for (const place of under) expect(place.z).toBeLessThan(outerAt(place))
  })
})
