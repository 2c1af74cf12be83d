import { expect, it } from 'vitest'
import { isQuiet } from './quiet-hours'

it.each([
  ['2026-03-01T21:59:59+08:00', false],
  ['2026-03-01T22:00:00+08:00', true],
  ['2026-03-02T00:30:00+08:00', true],
  ['2026-03-02T07:59:59+08:00', true],
  ['2026-03-02T08:00:00+08:00', false],
  ['2026-03-02T00:00:00Z', false],
  ['2026-03-01T23:59:59Z', true],
])('%s is quiet in China: %s', (time, is) => {
  expect(isQuiet(new Date(time))).toBe(is)
})
