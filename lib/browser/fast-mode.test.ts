import { describe, expect, it } from 'vitest'
import { isFastMode } from './fast-mode'

describe('[S25] fast mode', () => {
  it.each([
    { search: '', isFast: true },
    { search: '?pagespeed=false', isFast: false },
    { search: '?a=1&pagespeed=0', isFast: false },
    { search: '?pagespeed=true', isFast: true },
    { search: '?pagespeed=00', isFast: true },
  ])('with $search: $isFast', ({ search, isFast }) => {
    expect(isFastMode(search)).toBe(isFast)
  })
})
