import { describe, expect, it } from 'vitest'
import { placesOf } from '../../kit/mesh/places'
import { candle } from './candle'

describe('a candle', () => {
  it('has its lid lean against the outside of the vessel', () => {
    const { parts } = candle({ vessel: 'clear' })
    const radiusOf = ({ x, z }: { x: number; z: number }) => Math.hypot(x, z)
    const placesNamed = (name: string) =>
      parts.filter((part) => part.name === name).flatMap(({ geometry }) => placesOf(geometry))
    const vessel = Math.max(...placesNamed('vessel').map(radiusOf))
    const lid = Math.min(...placesNamed('lid').map(radiusOf))
    expect(lid).toBeGreaterThanOrEqual(vessel - 1e-3)
    expect(lid).toBeLessThan(vessel + 0.05)
  })
})
