import { describe, expect, it } from 'vitest'
import { isReturnable } from './returnable'

const now = new Date('2026-05-01T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('isReturnable', () => {
  const week = 7 * 86_400
  it.each([
    { status: 'complete', completedAt: after(-week + 1), is: true },
    { status: 'complete', completedAt: after(-week), is: false },
    { status: 'shipped', completedAt: null, is: false },
    { status: 'refunding', completedAt: after(-1), is: false },
  ] as const)('$status since $completedAt: $is', ({ is, ...order }) => {
    expect(isReturnable(order, now)).toBe(is)
  })
})
