import { describe, expect, test } from 'vitest'
import { lettersIn, monogramPrompt, readCustomization, readInitials } from './customization'

describe('[P07] initials are 1 to 3 letters A to Z', () => {
  test.each([
    ['A', 'A'],
    ['abc', 'ABC'],
    [' lw ', 'LW'],
    ['', null],
    ['ABCD', null],
    ['A B', null],
    ['Ä', null],
    ['ß', null],
    ['中', null],
    ['1', null],
  ])('%j is read as %j', (text, letters) => {
    expect(readInitials(text)).toBe(letters)
  })
})

describe('[P07] what is typed becomes letters', () => {
  test.each([
    ['ab', 'AB'],
    ['a b-c', 'ABC'],
    ['abcd', 'ABC'],
    ['Ａｂ', 'AB'],
    ['林a1', 'A'],
    ['ß', ''],
  ])('%j becomes %j', (typed, letters) => {
    expect(lettersIn(typed, 3)).toBe(letters)
  })
})

describe('[P07] what a product is made to order with', () => {
  test.each([
    [true, undefined, null],
    [true, {}, null],
    [false, {}, null],
    [true, { initials: 'ab' }, { initials: 'AB' }],
    [true, { initials: '' }, 'refused'],
    [true, { engraving: 'AB' }, 'refused'],
    [true, { initials: 'AB', engraving: 'AB' }, 'refused'],
    [false, { initials: 'AB' }, 'refused'],
  ])('taken by the product: %s, %j becomes %j', (isCustomization, given, recorded) => {
    expect(readCustomization({ isCustomization, parts: {} }, given)).toEqual(recorded)
  })
})

describe('[P16] a belt that was put together', () => {
  const parts = { strap: 'ST-80', buckle: 'BK-OR' }

  test.each([
    [parts, parts],
    [{ strap: 'ST-80' }, { strap: 'ST-80' }],
    [
      { ...parts, initials: 'lw' },
      { ...parts, initials: 'LW' },
    ],
    [{ ...parts, strap: 'ST-85' }, 'refused'],
    [{ ...parts, lining: 'ST-80' }, 'refused'],
    [{ ...parts, toString: 'ST-80' }, 'refused'],
  ])('%j is recorded as %j', (given, recorded) => {
    expect(readCustomization({ isCustomization: true, parts }, given)).toEqual(recorded)
  })

  test('says of its parts nothing that is embossed', () => {
    expect(monogramPrompt({ ...parts, initials: 'LW' })).toBe('压印字母 LW')
    expect(monogramPrompt(parts)).toBe('')
  })
})

test('[P07] what is embossed is said in one way', () => {
  expect(monogramPrompt({ initials: 'LW' })).toBe('压印字母 LW')
  expect(monogramPrompt(null)).toBe('')
})
