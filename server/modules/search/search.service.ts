import type { ProductList } from '@/contract/catalogue'
import type { Db } from '@/server/db/client'
import { and, count, emptySet, or, setOf, slice, without, type Bitset } from '../listing/bitset'
import { catalogueIndex, type CatalogueIndex } from '../listing/catalogue-index'
import { listWithin, type ListQuery } from '../listing/listing.service'
import { queryWords, spellingTokens } from './query-words'
import { relatedTerms } from './related-terms'
import { spellingsOf } from './synonyms'
import { hitsOf, vocabularyOf, type Hits } from './vocabulary'

/** The most a search finds: 可搜索到的前N条结果. */
export const SEARCH_LIMIT = 1000

/** Products that every word of the query finds; those found by their names come first. */
export async function search(
  db: Db,
  { q, ...query }: ListQuery & { q: string },
): Promise<ProductList & { searchTerm: string[] }> {
  const index = await catalogueIndex(db)
  const { strong, loose } = limit(index, await findHits(db, index, q))
  const list = await listWithin(db, index, { products: loose, preferred: strong }, query)
  return { ...list, searchTerm: relatedTerms(vocabularyOf(index).terms, q) }
}

async function findHits(db: Db, index: CatalogueIndex, q: string): Promise<Hits> {
  const vocabulary = vocabularyOf(index)
  const words = queryWords(q, vocabulary.words).map((word) => spellingsOf(word))
  const tokens = new Set(words.flat().flatMap(spellingTokens))
  const hits = await hitsOf(db, index, [...tokens])

  const found = words.map((spellings) => {
    const strong = spellings.flatMap((spelling) => [
      ...(vocabulary.named.get(spelling) ?? []),
      all(
        index,
        spellingTokens(spelling).map((token) => hits.get(token)?.strong),
      ),
    ])
    const loose = spellings.map((spelling) =>
      all(
        index,
        spellingTokens(spelling).map((token) => hits.get(token)?.loose),
      ),
    )
    return { strong: or(index.size, strong), loose: or(index.size, [...strong, ...loose]) }
  })
  return {
    strong: all(
      index,
      found.map(({ strong }) => strong),
    ),
    loose: all(
      index,
      found.map(({ loose }) => loose),
    ),
  }
}

/** What all sets hold; nothing when there is none to go by. */
function all(index: CatalogueIndex, sets: readonly (Bitset | undefined)[]): Bitset {
  const [first, ...others] = sets.map((set) => set ?? emptySet(index.size))
  return first ? and(first, ...others) : emptySet(index.size)
}

function limit(index: CatalogueIndex, { strong, loose }: Hits): Hits {
  if (count(loose) <= SEARCH_LIMIT) return { strong, loose }

  const first = slice(strong, 0, SEARCH_LIMIT)
  const rest = slice(without(loose, strong), 0, SEARCH_LIMIT - first.length)
  return { strong: setOf(index.size, first), loose: setOf(index.size, [...first, ...rest]) }
}
