import { describe, expect, it } from 'vitest'
import { isOverdue, isReturnable, validSeconds } from './validity'

const now = new Date('2026-05-01T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('validSeconds', () => {
  it.each([
    { status: 'pending_payment', expiresAt: after(1800), seconds: 1800 },
    { status: 'pending_payment', expiresAt: after(0.2), seconds: 1 },
    { status: 'pending_payment', expiresAt: after(-1), seconds: 0 },
    { status: 'paid', expiresAt: after(1800), seconds: 0 },
  ] as const)('$status until $expiresAt: $seconds', ({ seconds, ...order }) => {
    expect(validSeconds(order, now)).toBe(seconds)
  })
})

describe('isOverdue', () => {
  it.each([
    { status: 'pending_payment', expiresAt: after(1), is: false },
    { status: 'pending_payment', expiresAt: now, is: true },
    { status: 'paid', expiresAt: after(-1), is: false },
  ] as const)('$status until $expiresAt: $is', ({ is, ...order }) => {
    expect(isOverdue(order, now)).toBe(is)
  })
})

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
