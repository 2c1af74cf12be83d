import { describe, expect, it } from 'vitest'
import { placesOf } from '../../kit/mesh/places'
import { belt } from './belt'
import type { BuckleForm } from './buckle'

/** How near the ground something touches it, cm. */
const touches = 0.08

describe('a rolled belt', () => {
  it.each<[BuckleForm, number]>([
    ['pin', 3],
    ['leaf', 2],
    ['moon', 7.5],
  ])('with a %s buckle stands on the ground with its buckle and with its back', (form, width) => {
    const { parts } = belt({ part: 'whole', form, width })
    const places = parts.flatMap(({ geometry }) => placesOf(geometry))
    const lowest = (isHere: (z: number) => boolean) =>
      places.reduce((low, { y, z }) => (isHere(z) ? Math.min(low, y) : low), Infinity)
    expect(lowest(() => true)).toBeGreaterThan(0)
    expect(lowest((z) => z > 0)).toBeLessThan(touches)
    expect(lowest((z) => z < 0)).toBeLessThan(touches)
  })
})
