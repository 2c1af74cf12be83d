import type { SearchResult } from '@/contract/calls/catalogue/catalogue'
import type { Db } from '@/server/db/client'
import type { Job } from '@/server/platform/jobs'
import { toSearchItems } from '../catalogue/view/lists/search-items'
import { count, setOf } from '../listing/bitset'
import { catalogueIndex, type CatalogueIndex } from '../listing/catalogue-index'
import { sliceByRank } from '../listing/list-page'
import { listWithin, type Found, type ListQuery } from '../listing/listing.service'
import { findProducts } from './find-products'
import { relatedTerms } from './related-terms'
import { vocabularyOf } from './vocabulary'

/** The most a search finds. */
export const SEARCH_LIMIT = 1000

/** What a query finds, the nearest first, with its facets and related words. A§7. */
export async function search(db: Db, { q, ...query }: ListQuery & { q: string }): Promise<SearchResult> {
  const index = await catalogueIndex(db)
  const found = limit(index, await findProducts(db, index, q))
  const list = await listWithin({ db, index }, found, query)
  const items = await toSearchItems(db, list.items)
  return { ...list, items, searchTerm: relatedTerms((await vocabularyOf(db, index)).terms, q) }
}

function limit(index: CatalogueIndex, found: Found): Found {
  if (count(found.products) <= SEARCH_LIMIT) return found
  const nearest = sliceByRank(found.products, found.ranks ?? [], 0, SEARCH_LIMIT)
  return { ...found, products: setOf(index.size, nearest) }
}

/** Works out, soon after an import wherever it was made, what the first search would have to wait for. */
export function searchWarmUpJob({ db }: { db: Db }): Job {
  return {
    name: 'search-warm-up',
    everyMs: 5_000,
    run: async () => {
      const { pinyin } = await vocabularyOf(db, await catalogueIndex(db))
      await pinyin
    },
  }
}
