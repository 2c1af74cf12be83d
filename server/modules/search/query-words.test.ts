import { describe, expect, test } from 'vitest'
import { guessesOf, queryWords, spellingTokens } from './query-words'
import { relatedTerms } from './related-terms'
import { spellingsOf } from './synonyms'

const known = new Set(['托特包', '黑色', '手袋'])

describe('queryWords', () => {
  test.each([
    ['黑色托特包', ['黑色', '托特包']],
    ['黑色老花托特包', ['黑色', '老花', '托特包']],
    ['老花', ['老花']],
    ['Tote 手袋', ['tote', '手袋']],
    ['手袋手袋', ['手袋']],
    ['手 袋', ['手袋']],
    ['黑色 手 袋', ['黑色', '手袋']],
    ['黑色 手袋', ['黑色', '手袋']],
    ['%e6%89%8', []],
    ['', []],
  ])('%s is %j', (q, words) => {
    expect(queryWords(q, known)).toEqual(words)
  })
})

test('a spelling is found by its pairs and whole words', () => {
  expect(spellingTokens('托特包')).toEqual(['托特', '特包'])
  expect(spellingTokens('shoulder bag')).toEqual(['shoulder', 'bag'])
})

test.each([
  ['sneak', ['sneak*']],
  ['s', ['s']],
  ['护照包', ['护照', '照包']],
  ['包', ['包']],
])('%s, found nowhere, may be %j', (word, guesses) => {
  expect(guessesOf(word)).toEqual(guesses)
})

test('synonyms begin with the word itself', () => {
  expect(spellingsOf('tote')).toEqual(['tote', '托特包', '拖特包', '购物袋'])
  expect(spellingsOf('totes')).toEqual(['totes', '托特包', '拖特包', '购物袋', 'tote'])
  expect(spellingsOf('晨曦')).toEqual(['晨曦'])
})

describe('relatedTerms', () => {
  const terms = ['托特包', '老花托特包', '包', '香水', '购物袋'].map((term) => ({ term, normal: term }))
  test.each([
    ['托特包', ['老花托特包', '购物袋']],
    ['黑色托特包', ['托特包']],
    ['香', ['香水']],
    [' ', []],
  ])('%s leads on to %j', (q, related) => {
    expect(relatedTerms(terms, q)).toEqual(related)
  })
})
