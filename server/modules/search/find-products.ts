import type { Db } from '@/server/db/client'
import { and, count, emptySet, membersInMost, or, type Bitset } from '../listing/bitset'
import type { CatalogueIndex } from '../listing/catalogue-index'
import type { Found } from '../listing/listing.service'
import { guessesOf, queryWords, spellingTokens } from './query-words'
import { spellingsOf } from './synonyms'
import { hitsOf, vocabularyOf, type Hits } from './vocabulary'

/** What one word finds: `own` as it was typed, `strong` by all that means the same, `loose` by anything said. */
type WordHits = Hits & { own: Bitset }

/**
 * Products that every word of the query finds. Where there is none, those that most of its words find, at least half.
 * A word that finds nothing is taken for the beginning of one, or, in Chinese, for the pairs it is written with.
 */
export async function findProducts(db: Db, index: CatalogueIndex, q: string): Promise<Found> {
  const words = queryWords(q, vocabularyOf(index).words)
  const typed = await lookUp(db, index, words)
  const found = await Promise.all(
    words.map(async (word, at) => {
      const hits = typed[at]
      return hits && count(hits.loose) > 0 ? hits : guess(db, index, word)
    }),
  )
  const nearest = common(index, found)
  return count(nearest.loose) > 0 ? toFound(nearest) : toFound(mostCommon(index, found))
}

/** What a word finds by what it may be. */
async function guess(db: Db, index: CatalogueIndex, word: string): Promise<WordHits> {
  return mostCommon(index, await lookUp(db, index, guessesOf(word)))
}

async function lookUp(db: Db, index: CatalogueIndex, words: readonly string[]): Promise<WordHits[]> {
  const spelled = words.map(spellingsOf)
  const hits = await hitsOf(db, index, [...new Set(spelled.flat().flatMap(spellingTokens))])
  const { named } = vocabularyOf(index)

  const holding = (spelling: string, kind: keyof Hits) =>
    every(
      index,
      spellingTokens(spelling).map((token) => hits.get(token)?.[kind]),
    )
  return spelled.map((spellings) => {
    const strong = spellings.map((spelling) =>
      or(index.size, [...(named.get(spelling) ?? []), holding(spelling, 'strong')]),
    )
    const loose = spellings.map((spelling) => holding(spelling, 'loose'))
    return {
      own: strong[0] ?? emptySet(index.size),
      strong: or(index.size, strong),
      loose: or(index.size, [...strong, ...loose]),
    }
  })
}

/** What every word finds. */
function common(index: CatalogueIndex, words: readonly WordHits[]): WordHits {
  return ofKinds((kind) =>
    every(
      index,
      words.map((word) => word[kind]),
    ),
  )
}

/** What the most words find, at least half of them; what is only said of a product does not count here. */
function mostCommon(index: CatalogueIndex, words: readonly WordHits[]): WordHits {
  const least = Math.ceil(words.length / 2)
  return ofKinds((kind) =>
    membersInMost(
      index.size,
      words.map((word) => word[kind === 'loose' ? 'strong' : kind]),
      least,
    ),
  )
}

function ofKinds(find: (kind: keyof WordHits) => Bitset): WordHits {
  return { own: find('own'), strong: find('strong'), loose: find('loose') }
}

function toFound({ own, strong, loose }: WordHits): Found {
  return { products: loose, ranks: [own, strong] }
}

/** What all sets hold; nothing when there is none to go by. */
function every(index: CatalogueIndex, sets: readonly (Bitset | undefined)[]): Bitset {
  const [first, ...others] = sets.map((set) => set ?? emptySet(index.size))
  return first ? and(first, ...others) : emptySet(index.size)
}
