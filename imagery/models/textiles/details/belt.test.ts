import { expect, it } from 'vitest'
import { item } from '../../../kit/plane/maths'
import { fallingSkirt } from '../garments/falling-skirts'
import { tautRound } from './belt'

it('a belt drawn tight goes round all that lies behind it', () => {
  const skirt = fallingSkirt('tea')
  const line = tautRound([skirt], -40, 2.6)
  const behind = skirt.points.filter(({ y }) => Math.abs(y + 40) < 1.3)
  expect(behind.length).toBeGreaterThan(100)
  for (const point of behind) {
    const turn = (Math.atan2(point.x, point.z) / (2 * Math.PI) + 1) * line.length
    const reach = Math.min(
      ...[0, 1].map((step) => {
        const { x, z } = item(line, (Math.floor(turn) + step) % line.length)
        return Math.hypot(x, z)
      }),
    )
    expect(Math.hypot(point.x, point.z)).toBeLessThan(reach + 0.15)
  }
})
