import { describe, expect, it } from 'vitest'
import { Box3 } from 'three'
import type { Vector3 } from 'three'
import type { Part } from '../../kit/mesh/model'
import { placesOf } from '../../kit/mesh/places'
import { item } from '../../kit/plane/maths'
import { bracelet } from './bracelet'
import { moonstone } from './earrings/with-stones'
import { necklace } from './necklaces/necklace'
import { ring } from './rings'
import { leafBangle } from './shapes'

/** How near the points of two pieces come that touch, cm. */
const touches = 0.05
/** Every so many points of a piece are enough. */
const stride = 7

const pointsOf = (parts: readonly Part[], name: string) =>
  parts.filter((part) => part.name === name).flatMap(({ geometry }) => placesOf(geometry))

const awayFrom = (point: Vector3, others: readonly Vector3[]) =>
  Math.sqrt(others.reduce((least, other) => Math.min(least, point.distanceToSquared(other)), Infinity))

/** How near two pieces come to each other, cm; infinite where they are nowhere near. */
function gapBetween(points: readonly Vector3[], others: readonly Vector3[]): number {
  const near = new Box3().setFromPoints([...points]).expandByScalar(2 * touches)
  const nearby = others.filter((point) => near.containsPoint(point))
  const some = points.filter((_, index) => index % stride === 0)
  return Math.min(...some.map((point) => awayFrom(point, nearby)))
}

/** Of all its faces, cm². */
function areaOf({ geometry }: Part): number {
  const places = placesOf(geometry)
  const corners = [...(geometry.index?.array ?? places.keys())].map((index) => item(places, index))
  let area = 0
  for (let first = 0; first < corners.length; first += 3) {
    const [a, b, c] = [item(corners, first), item(corners, first + 1), item(corners, first + 2)]
    area += b.clone().sub(a).cross(c.clone().sub(a)).length() / 2
  }
  return area
}

describe('a jewel', () => {
  it.each([
    ['hook', 'ring'],
    ['ring', 'eye'],
    ['eye', 'bezel'],
  ])('of a moonstone has its %s joined to its %s', (one, other) => {
    const parts = moonstone()
    expect(gapBetween(pointsOf(parts, one), pointsOf(parts, other))).toBeLessThan(touches)
  })

  it.each([
    ['chain', 'ring'],
    ['eye', 'chain'],
  ])('of links closes: its %s is at its %s', (one, other) => {
    for (const design of ['links', 'quai']) {
      const { parts } = bracelet({ design })
      expect(gapBetween(pointsOf(parts, one), pointsOf(parts, other))).toBeLessThan(2 * touches)
    }
  })

  it.each(['knot', 'lunar', 'pearl', 'diamond'])('of fine links, a %s, closes at its clasp', (design) => {
    const { parts } = necklace({ design })
    const some = (_: Vector3, index: number) => index % stride === 0
    const clasp = ['clasp', 'clasp-eye0', 'clasp-eye1'].flatMap((name) => pointsOf(parts, name)).filter(some)
    const nape = pointsOf(parts, 'chain').filter(({ x, z }) => z < 0 && Math.abs(x) < 1.2)
    for (const side of [1, -1]) {
      const links = nape.filter(({ x }) => side * x > 0).filter(some)
      expect(Math.min(...clasp.map((point) => awayFrom(point, links)))).toBeLessThan(2 * touches)
    }
  })

  it('of one stone has its claws on a ring, and the ring on its band', () => {
    const { parts } = ring({ design: 'solitaire' })
    const gallery = pointsOf(parts, 'gallery')
    expect(gapBetween(pointsOf(parts, 'claws'), gallery)).toBeLessThan(touches)
    expect(gapBetween(gallery, pointsOf(parts, 'band'))).toBeLessThan(touches)
  })

  it('of moons has eight, growing to a full one, and all of them on its chain', () => {
    const { parts } = necklace({ design: 'lunar' })
    const lit = parts.filter(({ name }) => name.startsWith('lit')).map(areaOf)
    expect(lit).toHaveLength(8)
    expect(lit).toEqual(lit.toSorted((a, b) => a - b))
    const chain = pointsOf(parts, 'chain')
    for (let night = 1; night <= 8; night += 1)
      expect(gapBetween(pointsOf(parts, `rim${night}`), chain)).toBeLessThan(touches)
  })

  it('of dew has seven drops, and each hangs from its chain', () => {
    const { parts } = necklace({ design: 'diamond' })
    expect(parts.filter(({ name }) => name.startsWith('stone'))).toHaveLength(7)
    const chain = pointsOf(parts, 'chain')
    for (let drop = 0; drop < 7; drop += 1) {
      const [bail, bezel] = [pointsOf(parts, `bail${drop}`), pointsOf(parts, `bezel${drop}`)]
      expect(gapBetween(bail, chain)).toBeLessThan(touches)
      expect(gapBetween(bail, bezel)).toBeLessThan(touches)
      expect(gapBetween(pointsOf(parts, `stone${drop}`), bezel)).toBeLessThan(touches)
    }
  })

  it('of leaves has no vein over its leaf', () => {
    // The first leaf that grows upwards.
    const isFirst = ({ x, y, z }: Vector3) => y > 1 && z > 0 && Math.atan2(z, x) < 0.4
    const parts = leafBangle()
    const leaf = pointsOf(parts, 'leaves').filter(isFirst)
    const away = pointsOf(parts, 'veins')
      .filter(isFirst)
      .map((point) => awayFrom(point, leaf))
    expect(away.length).toBeGreaterThan(100)
    expect(Math.max(...away)).toBeLessThan(0.08)
  })
})
