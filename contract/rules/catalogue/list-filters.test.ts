import { describe, expect, test } from 'vitest'
import { filtersPattern, formatFilters, parseFilters } from './list-filters'

describe('[P02] filters of an address', () => {
  test.each([
    ['color:noir,ivory;size:38', 'color:ivory,noir;size:38'],
    ['size:38,36;color:noir', 'color:noir;size:36,38'],
    ['color:noir;color:ivory', 'color:ivory,noir'],
    ['color:noir,noir', 'color:noir'],
    ['color:黑色', 'color:黑色'],
    ["color:noir,<b>;X:1;size:'", 'color:noir'],
    ['color:;;size', ''],
    ['__proto__:a', '__proto__:a'],
    ['%%', ''],
    ['', ''],
  ])('%s is read as %s', (given, readable) => {
    const written = formatFilters(parseFilters(given))

    expect(written).toBe(readable)
    expect(written).toMatch(filtersPattern)
  })

  test.each(['color', 'color:', 'color:noir;', ';', 'Color:noir', 'color:<b>'])('%s is no filter', (text) => {
    expect(text).not.toMatch(filtersPattern)
  })
})
