import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { heightIn, zigzag } from './braid'
import { rolledStrap } from './strap'

describe('a woven strap', () => {
  it('has twelve cords, each over one and under the next', () => {
    const crossings = Array.from({ length: 23 }, (_, index) => index + 1).filter((mark) => mark !== 12)
    for (const mark of crossings) {
      const [right, left] = [mark / 24, 1 - mark / 24]
      expect(zigzag(right)).toBeCloseTo(zigzag(left), 6)
      expect(heightIn(right) * heightIn(left)).toBeCloseTo(-1, 6)
    }
  })

  it('is as wide as it is sold', () => {
    const { parts, width } = rolledStrap({ width: 3, isWoven: true })
    const cords = parts.filter(({ name }) => name.startsWith('cord'))
    expect(cords).toHaveLength(12)
    const { min, max } = boundsOfModel({ parts: cords })
    const spread = max.y - min.y
    expect(spread).toBeGreaterThan(width * 0.94)
    expect(spread).toBeLessThan(width)
  })
})
