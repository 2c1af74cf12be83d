import type { Db } from '@/server/db/client'
import { and, count, emptySet, membersInMost, or, type Bitset } from '../listing/bitset'
import type { CatalogueIndex } from '../listing/catalogue-index'
import type { Found } from '../listing/listing.service'
import { guessesOf, queryWords } from './query-words'
import { homophonesOf, readingsOf } from './pinyin-index'
import { isChinese } from './tokens'
import { vocabularyOf, type Scope } from './vocabulary'
import { every, lookUp, type WordHits } from './word-hits'

/**
 * Products that every word of the query finds by name or group; where there is none, by anything said of them; where
 * there is still none, those that most of its words find, at least half.
 */
export async function findProducts(db: Db, index: CatalogueIndex, q: string): Promise<Found> {
  const scope = { db, index, vocabulary: await vocabularyOf(db, index) }
  const words = queryWords(q, scope.vocabulary.words)
  const typed = await lookUp(scope, words)
  const found = await Promise.all(typed.map((hits, at) => understood(scope, words[at] ?? '', hits)))
  const { size } = index
  const nearest = common(size, found)
  const products = [nearest.group, nearest.text].find((set) => count(set) > 0)
  if (products) return { products, ranks: ranksOf(size, found, nearest) }
  const partly = mostCommon(size, found)
  return { products: partly.group, ranks: [partly.own, partly.typed, partly.name] }
}

/**
 * What a word finds as it stands, else as it sounds, else by what is only said, else as the beginning of another or, in
 * Chinese, by the pairs it is written with.
 */
async function understood(scope: Scope, word: string, hits: WordHits): Promise<WordHits> {
  if (count(hits.group) > 0) return hits
  const sounding = await bySound(scope, word)
  if (count(sounding.group) > 0) return sounding
  return count(hits.text) > 0 ? hits : guess(scope, word)
}

async function bySound(scope: Scope, word: string): Promise<WordHits> {
  const parts = readingsOf(await scope.vocabulary.pinyin, word) ?? []
  return common(scope.index.size, await Promise.all(parts.map((readings) => anyOf(scope, readings))))
}

async function guess(scope: Scope, word: string): Promise<WordHits> {
  const index = await scope.vocabulary.pinyin
  const like = (part: string) => (isChinese(word) ? homophonesOf(index, part) : [])
  const guesses = guessesOf(word).map((part) => [part, ...like(part)])
  return mostCommon(scope.index.size, await Promise.all(guesses.map((readings) => anyOf(scope, readings))))
}

async function anyOf(scope: Scope, readings: readonly string[]): Promise<WordHits> {
  const found = await lookUp(scope, readings)
  return ofKinds((kind) =>
    or(
      scope.index.size,
      found.map((hits) => hits[kind]),
    ),
  )
}

/** What every word finds. */
function common(size: number, words: readonly WordHits[]): WordHits {
  return ofKinds((kind) =>
    every(
      size,
      words.map((word) => word[kind]),
    ),
  )
}

/** What the most words find, at least half of them; what is only said of a product does not count here. */
function mostCommon(size: number, words: readonly WordHits[]): WordHits {
  const least = Math.ceil(words.length / 2)
  return ofKinds((kind) =>
    membersInMost(
      size,
      words.map((word) => word[kind === 'text' ? 'group' : kind]),
      least,
    ),
  )
}

/** Name over group over text: first what all words name, then what fewer of them do, then what is kept for them. */
function ranksOf(size: number, words: readonly WordHits[], nearest: WordHits): Bitset[] {
  const named = inAtLeastEach(
    size,
    words.map(({ own }) => own),
  )
  return [...named.reverse(), nearest.typed, nearest.name, nearest.group]
}

/** For each number of sets, from one to all, the members that so many of them hold. */
function inAtLeastEach(size: number, sets: readonly Bitset[]): Bitset[] {
  const levels: Bitset[] = []
  for (const set of sets) {
    for (let level = levels.length; level > 0; level--) {
      const below = levels[level - 1] ?? emptySet(size)
      levels[level] = or(size, [levels[level] ?? emptySet(size), and(below, set)])
    }
    levels[0] = or(size, [levels[0] ?? emptySet(size), set])
  }
  return levels
}

function ofKinds(find: (kind: keyof WordHits) => Bitset): WordHits {
  return {
    own: find('own'),
    typed: find('typed'),
    name: find('name'),
    group: find('group'),
    text: find('text'),
  }
}
