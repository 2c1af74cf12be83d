import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { placesOf } from '../../kit/mesh/places'
import { soap } from './soap'
import { tray } from './tray'

describe('a tray', () => {
  const parts = tray()
  const leather = parts.filter(({ slot }) => slot === 'leather')

  it('has nothing that stands above its rim, and is as large as it is sold', () => {
    const { min, max } = boundsOfModel({ parts: leather })
    expect(max.y).toBeCloseTo(3.5, 3)
    expect(Math.abs(max.x - min.x - 22)).toBeLessThan(0.8)
    expect(Math.abs(max.z - min.z - 16)).toBeLessThan(0.8)
  })

  it('has the caps of its snaps on the faces of its ears, not in the leather', () => {
    const studs = parts.filter(({ name }) => name === 'studs').flatMap(({ geometry }) => placesOf(geometry))
    // Across the ear of a corner: half of it is 0.27 cm strong.
    const acrossEar = ({ x, z }: { x: number; z: number }) =>
      Math.abs(Math.abs(x) - Math.abs(z) - 3) * Math.SQRT1_2
    expect(Math.max(...studs.map(acrossEar))).toBeGreaterThan(0.42)
  })
})

describe('a soap in its paper', () => {
  it('has a band that goes all the way up its flanks and lies against them', () => {
    const places = (name: string) =>
      soap()
        .filter((part) => part.name === name)
        .flatMap(({ geometry }) => placesOf(geometry.clone().translate(-0.4, 0, 0.4).rotateY(0.05)))
    const [band, bar] = [places('b-band'), places('b-sage')]
    const widest = (list: typeof band, y: number) =>
      Math.max(...list.filter((place) => Math.abs(place.y - y) < 0.06).map(({ x }) => x))
    for (const y of [0.12, 0.5, 1.7, 2.08, 2.2]) {
      const gap = widest(band, y) - widest(bar, y)
      expect(gap, `at ${y} cm`).toBeGreaterThan(0)
      expect(gap, `at ${y} cm`).toBeLessThan(0.15)
    }
  })
})
