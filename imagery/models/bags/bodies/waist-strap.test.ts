import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { measures } from '../forms/measures'
import { shoulderBags } from '../forms/shoulder-bags'
import { underStrap } from '../mannequin/forearm'

const own = { width: 28, height: 15, depth: 7, form: 'belt' }
const bag = () => withDetail(0.4, () => (shoulderBags['belt'] ?? shoulderBags.line)(measures(own)))

const isWaistStrap = ({ name }: Part) => name.startsWith('waist-strap')
const placesIn = (parts: readonly Part[]) => parts.flatMap(({ geometry }) => placesOf(geometry))
const { parts } = bag()
const strap = parts.filter(isWaistStrap)
const body = boundsOfModel({ parts: parts.filter(({ name }) => /^(front|back)\./.test(name)) })

describe('the strap of a belt bag', () => {
  it('comes out on both sides of the bag and goes round a waist behind it', () => {
    const { min, max } = boundsOfModel({ parts: strap })
    expect(min.x).toBeLessThan(body.min.x - 1)
    expect(max.x).toBeGreaterThan(body.max.x + 1)
    expect(body.min.z - min.z).toBeGreaterThan(15)
  })

  it('is buckled, its buckle where one sees it beside the bag', () => {
    const buckle = strap.filter(({ name }) => name.startsWith('waist-strap-buckle'))
    expect(buckle.length).toBeGreaterThan(0)
    expect(boundsOfModel({ parts: buckle }).min.x).toBeGreaterThan(body.max.x)
  })

  it('lies on the back of the bag where it is sewn on, and comes through it nowhere', () => {
    const sewn = placesIn(strap).filter(({ x, y, z }) => Math.abs(x) < 12 && y > 3 && z > -8)
    const back = placesIn(parts.filter(({ name }) => name === 'back.face')).filter(({ y }) => y > 3 && y < 8)
    const off = sewn.map((place) => {
      const near = back.reduce((best, one) =>
        Math.hypot(one.x - place.x, one.y - place.y) < Math.hypot(best.x - place.x, best.y - place.y)
          ? one
          : best,
      )
      return near.z - place.z
    })
    expect(off.length).toBeGreaterThan(0)
    expect(Math.min(...off)).toBeGreaterThan(-0.2)
    expect(Math.min(...off)).toBeLessThan(0.2)
  })

  it('stands on the ground behind the bag, with nothing of it below', () => {
    const places = placesIn(strap)
    const behind = places.filter(({ z }) => z < body.min.z - 12)
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(-0.01)
    for (const sign of [1, -1])
      expect(Math.min(...behind.filter(({ x }) => sign * x > 0).map(({ y }) => y))).toBeLessThan(0.05)
  })

  it('hides nothing of the bag from the front', () => {
    expect(boundsOfModel({ parts: strap }).max.z).toBeLessThan(0)
  })

  it('is out of sight where the bag hangs on an arm', () => {
    const hung = withDetail(0.4, () => (shoulderBags['belt'] ?? shoulderBags.line)(measures(own, underStrap)))
    expect(hung.parts.filter(isWaistStrap)).toEqual([])
  })
})
