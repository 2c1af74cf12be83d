import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { pump } from './pump'

/** How far above the sole the front view looks from, radians. */
const rise = (6 * Math.PI) / 180

it.each([
  ['pointed', 85],
  ['slingback', 60],
  ['evening', 95],
  ['block', 50],
  ['mary-jane', 45],
  ['sandal', 75],
])('the mark on the sock of a %s pump can be read from the front', (design, heel) => {
  const marks = pump({ design, heel }).parts.filter(({ name }) => name === 'right-mark')

  const { min, max } = boundsOfModel({ parts: marks })
  const [along, down] = [max.x - min.x, max.y - min.y]
  const seen = along * Math.sin(rise) + down * Math.cos(rise)

  expect(seen / Math.hypot(along, down)).toBeGreaterThan(0.3)
})

it('the mark reads the same on both shoes', () => {
  const { parts } = pump({ design: 'pointed', heel: 85 })
  const [right, left] = ['right-mark', 'left-mark'].map((name) => {
    const { min, max } = boundsOfModel({ parts: parts.filter((part) => part.name === name) })
    const places = parts.filter((part) => part.name === name).flatMap(({ geometry }) => placesOf(geometry))
    const middle = places.reduce((sum, { z }) => sum + z, 0) / places.length
    return (middle - (min.z + max.z) / 2) / (max.z - min.z)
  })

  // More of its strokes are to one side of its middle, and that side is not mirrored.
  expect(left).toBeCloseTo(right ?? 0, 1)
  expect(Math.sign(left ?? 0)).toBe(Math.sign(right ?? 0))
})
