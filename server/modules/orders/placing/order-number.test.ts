import { expect, it } from 'vitest'
import { newNumber } from './order-number'

it('carries the day as it is in China', () => {
  const lateEveningInEurope = new Date('2026-03-31T18:30:00Z')

  expect(newNumber('OR', lateEveningInEurope, new Uint8Array(8))).toBe('OR26040100000000')
})

it('is another one every time', () => {
  const now = new Date()

  const numbers = new Set(Array.from({ length: 1000 }, () => newNumber('OR', now)))

  expect(numbers.size).toBe(1000)
})
