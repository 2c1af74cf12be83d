import type { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Part } from '../../kit/mesh/model'
import { placesOf } from '../../kit/mesh/places'
import { roundGlasses } from './round-glasses'

/** The corners of a part near the nose, within 2.5 cm of its middle. */
const nearNose = (parts: readonly Part[], name: string): Vector3[] =>
  parts
    .filter((part) => part.name.startsWith(name))
    .flatMap(({ geometry }) => placesOf(geometry))
    .filter(({ x }) => Math.abs(x) < 2.5)

/** How near two parts come to each other, cm. */
function gap(some: readonly Vector3[], others: readonly Vector3[]): number {
  let least = Infinity
  for (const place of some)
    for (const other of others) least = Math.min(least, place.distanceToSquared(other))
  return Math.sqrt(least)
}

describe.each(['aviator', 'hexagon', 'titanium'])('frames of wire: %s', (design) => {
  const { parts } = roundGlasses({ design })

  it.each([1, -1])('join rim %i, bridge and pad', (side) => {
    const rim = nearNose(parts, `rim${side}`)
    const arm = nearNose(parts, `pad-arm${side}`)

    expect(gap(nearNose(parts, 'bridge'), rim)).toBeLessThan(0.1)
    expect(gap(arm, rim)).toBeLessThan(0.1)
    expect(gap(arm, nearNose(parts, `pad${side}`))).toBeLessThan(0.1)
  })
})
