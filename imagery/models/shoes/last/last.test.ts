import { expect, it } from 'vitest'
import { lastOf } from './last'

it.each(['pointed', 'almond', 'round', 'full'] as const)(
  'a %s last with round ends has no corner at them',
  (toe) => {
    const last = lastOf({ heel: 2, toe, hasRoundEnds: true })
    const steepness = (from: number, to: number) => (last.outside(to) - last.outside(from)) / (to - from)

    expect(steepness(0.001, 0.005)).toBeGreaterThan(4)
    expect(steepness(last.length - 0.001, last.length - 0.005)).toBeLessThan(-4)
  },
)
