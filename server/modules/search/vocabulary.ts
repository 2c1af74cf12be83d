import { setOf, type Bitset } from '../listing/bitset'
import type { CatalogueIndex } from '../listing/catalogue-index'
import type { Db } from '@/server/db/client'
import { findByTokens } from './search.repository'
import { knownWords } from './synonyms'
import { normalise } from './tokens'

/** Products a word finds: `strong` by their names, `loose` by anything said of them. */
export type Hits = { strong: Bitset; loose: Bitset }

/** What search knows of one version of the catalogue. */
export type Vocabulary = {
  /** Words to cut a query at. */
  words: ReadonlySet<string>
  /** The house's own words, as written and as compared, the most used first. */
  terms: readonly { term: string; normal: string }[]
  /** Names of categories and colours → the products they stand for. */
  named: ReadonlyMap<string, readonly Bitset[]>
  tokens: Map<string, Hits>
}

/** Tokens kept in memory; the one not asked for longest goes first. */
const MOST_TOKENS = 1000

const vocabularies = new WeakMap<CatalogueIndex, Vocabulary>()

export function vocabularyOf(index: CatalogueIndex): Vocabulary {
  const made = vocabularies.get(index) ?? makeVocabulary(index)
  vocabularies.set(index, made)
  return made
}

/** The hits of every token, from memory or, in one query for all that are new, from the database. */
export async function hitsOf(
  db: Db,
  index: CatalogueIndex,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, Hits>> {
  const { tokens: kept } = vocabularyOf(index)
  const found = new Map<string, Hits>()
  for (const token of tokens) {
    const hits = kept.get(token)
    if (hits) found.set(token, hits)
  }
  for (const { token, strong, loose } of await findByTokens(
    db,
    tokens.filter((token) => !found.has(token)),
  )) {
    found.set(token, { strong: toSet(index, strong), loose: toSet(index, loose) })
  }
  for (const [token, hits] of found) keep(kept, token, hits)
  return found
}

function keep(kept: Vocabulary['tokens'], token: string, hits: Hits): void {
  kept.delete(token)
  kept.set(token, hits)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_TOKENS) break
    kept.delete(oldest)
  }
}

function makeVocabulary(index: CatalogueIndex): Vocabulary {
  const terms = index.terms.map((term) => ({ term, normal: normalise(term) }))
  const named = new Map<string, Bitset[]>()
  const name = (word: string, products: Bitset) => {
    const normal = normalise(word)
    if (normal) named.set(normal, [...(named.get(normal) ?? []), products])
  }
  for (const category of index.categories.values()) {
    name(category.name, category.products)
    name(category.nameEn, category.products)
  }
  for (const { label, products } of index.facets.get('color') ?? []) name(label, products)
  return {
    words: new Set([...knownWords, ...named.keys(), ...terms.map(({ normal }) => normal)]),
    ...{ terms, named },
    tokens: new Map(),
  }
}

const toSet = (index: CatalogueIndex, seqs: readonly number[]) =>
  setOf(
    index.size,
    seqs.flatMap((seq) => index.numberOf.get(seq) ?? []),
  )
