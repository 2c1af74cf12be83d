import { describe, expect, it } from 'vitest'
import { isOverdue, secondsLeft } from './order-validity'

const now = new Date('2026-05-01T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('secondsLeft', () => {
  it.each([
    { status: 'pending_payment', expiresAt: after(1800), seconds: 1800 },
    { status: 'pending_payment', expiresAt: after(0.2), seconds: 1 },
    { status: 'pending_payment', expiresAt: after(-1), seconds: 0 },
    { status: 'paid', expiresAt: after(1800), seconds: 0 },
  ] as const)('$status until $expiresAt: $seconds', ({ seconds, ...order }) => {
    expect(secondsLeft(order, now)).toBe(seconds)
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
