import { describe, expect, test } from 'vitest'
import { bigrams, nameTokens, normalise, proseTokens, splitRuns } from './tokens'

describe('normalise', () => {
  test.each([
    ['ＢＧ－０１０１', 'bg-0101'],
    ['ORÉE', 'oree'],
    ['  Été  ', 'ete'],
    ['托特包', '托特包'],
  ])('%s becomes %s', (text, normalised) => {
    expect(normalise(text)).toBe(normalised)
  })
})

describe('splitRuns', () => {
  test.each([
    ['老花托特包', ['老花托特包']],
    ['tote托特包 黑色', ['tote', '托特包', '黑色']],
    ['50ml香水', ['50ml', '香水']],
    ['bg-0101-noir', ['bg-0101-noir']],
    ['！？', []],
  ])('%s is %j', (text, expected) => {
    expect(splitRuns(text)).toEqual(expected)
  })
})

test('bigrams overlap; one character stands alone', () => {
  expect(bigrams('托特包')).toEqual(['托特', '特包'])
  expect(bigrams('包')).toEqual(['包'])
})

test('a document is found by character, pair, word, sku and part of sku', () => {
  const tokens = nameTokens('老花托特包', 'Aurore Tote', 'BG-0101')

  expect(tokens).toEqual(
    expect.arrayContaining(['包', '托特', '特包', 'aurore', 'tote', 'bg-0101', 'bg', '0101', 'bg0101']),
  )
})

test('running text is not found by a single character', () => {
  expect(proseTokens('柔软皮革')).toEqual(['柔软', '软皮', '皮革'])
})
