import { describe, expect, it } from 'vitest'
import type { Vector3 } from 'three'
import type { Part } from '../../kit/mesh/model'
import { placesOf } from '../../kit/mesh/places'
import { bracelet } from './bracelet'
import { moonstone } from './earrings-with-stones'
import { necklace } from './necklace'
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

function gapBetween(parts: readonly Part[], one: string, other: string): number {
  const others = pointsOf(parts, other)
  const some = pointsOf(parts, one).filter((_, index) => index % stride === 0)
  return Math.min(...some.map((point) => awayFrom(point, others)))
}

describe('a jewel', () => {
  it.each([
    ['hook', 'ring'],
    ['ring', 'eye'],
    ['eye', 'bezel'],
  ])('of a moonstone has its %s joined to its %s', (one, other) => {
    expect(gapBetween(moonstone(), one, other)).toBeLessThan(touches)
  })

  it.each([
    ['chain', 'ring'],
    ['eye', 'chain'],
  ])('of links closes: its %s is at its %s', (one, other) => {
    for (const design of ['links', 'quai'])
      expect(gapBetween(bracelet({ design }).parts, one, other)).toBeLessThan(2 * touches)
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
    expect(gapBetween(parts, 'claws', 'gallery')).toBeLessThan(touches)
    expect(gapBetween(parts, 'gallery', 'band')).toBeLessThan(touches)
  })

  it('of a crescent has its stone on it', () => {
    expect(gapBetween(necklace({ design: 'lunar' }).parts, 'cup', 'moon')).toBeLessThan(touches)
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
