import 'server-only'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { cacheAs, call } from '@/lib/api/server'
import { ApiFailure, type Data } from '@/lib/api/types'
import { listCall, type ListView } from '@/lib/lists/list-view'
import { hotWordsOf, recommendedSkusOf } from './block-words'

export type SearchResults = Data<'searchProducts'>

/** Rendered for every request, since there is no end to what people type; what was found is kept for a minute. */
export async function loadSearch(q: string, view: ListView): Promise<SearchResults> {
  'use cache'
  cacheAs('search')
  return call(catalogueCalls.searchProducts, { query: { q, ...listCall(view) } })
}

/** A product as a banner shows it. */
export type Recommended = Pick<ProductListItem, 'sku' | 'url' | 'name' | 'nameEn' | 'image'>

/** What an empty page offers instead. A§2. */
export async function loadFindMore(): Promise<{ hotWords: string[]; recommended: Recommended[] }> {
  'use cache'
  const [words, chosen] = await Promise.all([
    call(pageCalls.getCmsBlock, { params: { identifier: 'searchPageBlockInfo_cn' } }),
    call(pageCalls.getPage, { params: { id: 'searchRecommendProducts' } }),
  ])
  const skus = recommendedSkusOf(chosen.content?.content ?? {})
  cacheAs('block', 'searchPageBlockInfo_cn', 'searchRecommendProducts')
  cacheAs('product', ...skus)
  const recommended = await Promise.all(skus.map(findRecommended))
  return { hotWords: hotWordsOf(words.content), recommended: recommended.flat() }
}

/** One that is no longer there is left out. */
async function findRecommended(sku: string): Promise<Recommended[]> {
  try {
    const { url, name, nameEn, defaultImage } = await call(catalogueCalls.getProduct, { params: { sku } })
    return [{ sku, url, name, nameEn, image: defaultImage }]
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return []
    throw error
  }
}
