import type { Db } from '@/server/db/client'
import { emptySet, setOf, slice, type Bitset } from '../listing/bitset'
import type { CatalogueIndex } from '../listing/catalogue-index'
import { findByTokens, findNames } from './search.repository'
import { inSlices } from '@/server/platform/in-slices'
import { buildPinyinIndex, type PinyinIndex } from './pinyin-index'
import { knownWords } from './synonyms'
import { isChinese, normalise } from './tokens'

/** Products a word finds: `strong` by their names and keywords, `loose` by anything said of them. */
export type Hits = { strong: Bitset; loose: Bitset }

/** What search knows of one version of the catalogue. */
export type Vocabulary = {
  /** Words to cut a query at. */
  words: ReadonlySet<string>
  /** The house's own words, as written and as compared, the most used first. */
  terms: readonly { term: string; normal: string }[]
  /** Names of categories → the products in them. */
  groups: ReadonlyMap<string, readonly Bitset[]>
  colours: ReadonlyMap<string, readonly Bitset[]>
  /** Product number → its names as compared, between spaces. */
  names: readonly string[]
  /** All of that by its pinyin, for what is typed and known to nobody; worked out while requests go on. */
  pinyin: Promise<PinyinIndex>
  tokens: Map<string, Hits>
  named: Map<string, Bitset>
}

/** What is searched in: one version of the catalogue and its words. */
export type Scope = { db: Db; index: CatalogueIndex; vocabulary: Vocabulary }

/** Tokens and names kept in memory; the one not asked for longest goes first. */
const MOST_CACHED = 1000

const vocabularies = new WeakMap<CatalogueIndex, Promise<Vocabulary>>()

export function vocabularyOf(db: Db, index: CatalogueIndex): Promise<Vocabulary> {
  const cached = vocabularies.get(index)
  if (cached) return cached
  const loading = loadVocabulary(db, index)
  vocabularies.set(index, loading)
  loading.catch(() => vocabularies.delete(index))
  return loading
}

/** The hits of every token, from memory or, in one query for all that are new, from the database. */
export async function hitsOf(
  { db, index, vocabulary: { tokens: cached } }: Scope,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, Hits>> {
  const found = new Map<string, Hits>()
  for (const token of tokens) {
    const hits = cached.get(token)
    if (hits) found.set(token, hits)
  }
  for (const { token, strong, loose } of await findByTokens(
    db,
    tokens.filter((token) => !found.has(token)),
  )) {
    found.set(token, { strong: toSet(index, strong), loose: toSet(index, loose) })
  }
  for (const [token, hits] of found) cache(cached, token, hits)
  return found
}

/** Those of the candidates whose own name holds the spelling: Chinese anywhere, Latin as a word or, with `*`, its beginning. */
export function namedSo({ names, named }: Vocabulary, spelling: string, candidates: Bitset): Bitset {
  const cached = named.get(spelling)
  if (cached) return cached
  const wanted = isChinese(spelling) ? spelling : ` ${spelling} `.replace('* ', '')
  const members = slice(candidates, 0, names.length).filter((number) => names[number]?.includes(wanted))
  const found = setOf(names.length, members)
  cache(named, spelling, found)
  return found
}

function cache<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.delete(key)
  entries.set(key, value)
  for (const oldest of entries.keys()) {
    if (entries.size <= MOST_CACHED) break
    entries.delete(oldest)
  }
}

async function loadVocabulary(db: Db, index: CatalogueIndex): Promise<Vocabulary> {
  const terms = index.terms.map((term) => ({ term, normal: normalise(term) }))
  const groups = setsByName(
    [...index.categories.values()].flatMap(({ name, nameEn, products }) => [
      [name, products],
      [nameEn, products],
    ]),
  )
  const colours = setsByName(
    (index.facets.get('color') ?? []).map(({ label, products }) => [label, products]),
  )
  const words = new Set([
    ...knownWords,
    ...groups.keys(),
    ...colours.keys(),
    ...terms.map(({ normal }) => normal),
  ])
  const names = await loadNames(db, index)
  return {
    ...{ words, terms, groups, colours, names },
    pinyin: buildPinyinIndex(words, names),
    tokens: new Map(),
    named: new Map(),
  }
}

async function loadNames(db: Db, index: CatalogueIndex): Promise<string[]> {
  const names = Array.from({ length: index.size }, () => '')
  await inSlices(await findNames(db), ({ seq, name }) => {
    const number = index.numberOf.get(seq)
    if (number !== undefined) names[number] = ` ${normalise(name)} `
  })
  return names
}

function setsByName(entries: readonly (readonly [string, Bitset])[]): Map<string, Bitset[]> {
  const sets = new Map<string, Bitset[]>()
  for (const [name, products] of entries) {
    const normal = normalise(name)
    if (normal) sets.set(normal, [...(sets.get(normal) ?? []), products])
  }
  return sets
}

const toSet = (index: CatalogueIndex, seqs: readonly number[]) =>
  seqs.length === 0
    ? emptySet(index.size)
    : setOf(
        index.size,
        seqs.flatMap((seq) => index.numberOf.get(seq) ?? []),
      )
