import { describe, expect, it } from 'vitest'
import { liveSearchText, resultLimit, searchText } from './search-text'

describe('[S10] searchText', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['　', null],
    ['a', null],
    [' 7 ', null],
    ['包', '包'],
    ['to', 'TO'],
    [' tote ', 'TOTE'],
    ['bg-0101', 'BG-0101'],
    ['Aurore手提包', 'AURORE手提包'],
    ['été', 'ÉTÉ'],
  ])('%j is searched for as %j', (typed, text) => {
    expect(searchText(typed)).toBe(text)
  })

  it('is never longer than the API takes', () => {
    expect(searchText('包'.repeat(80))).toHaveLength(60)
  })
})

it.each([
  ['包', null],
  ['𠮷', null],
  ['手袋', '手袋'],
  ['b', null],
  ['bg', 'BG'],
])('[S10] while typing, %j is searched for as %j', (typed, text) => {
  expect(liveSearchText(typed)).toBe(text)
})

describe('[S10] resultLimit', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 4],
    [5, 4],
    [6, 6],
    [80, 6],
  ])('of %i a phone shows %i', (total, limit) => {
    expect(resultLimit(total, true)).toBe(limit)
  })

  it.each([
    [0, 0],
    [3, 3],
    [5, 5],
    [80, 5],
  ])('of %i a desktop shows %i', (total, limit) => {
    expect(resultLimit(total, false)).toBe(limit)
  })
})
