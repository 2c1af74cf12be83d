import { expect, it } from 'vitest'
import { formatCountdown, formatDateTime, formatFen, maskMobile } from './format'

it.each([
  [1_280_000, '¥12,800'],
  [0, '¥0'],
  [99, '¥0.99'],
  [30_000_050, '¥300,000.5'],
  [123_456_705, '¥1,234,567.05'],
  [-120_000, '¥-1,200'],
])('%i fen reads %s', (fen, text) => {
  expect(formatFen(fen)).toBe(text)
})

it('shows moments in Beijing time', () => {
  expect(formatDateTime('2026-01-31T10:05:00Z')).toBe('2026/01/31 18:05')
})

it.each([
  [1800, '30:00'],
  [61, '01:01'],
  [0, '00:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

it('masks the middle of a mobile', () => {
  expect(maskMobile('13912345678')).toBe('139****5678')
})
