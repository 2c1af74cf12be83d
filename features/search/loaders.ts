import 'server-only'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { cacheAs, call } from '@/lib/api/server'
import { ApiFailure, type Data } from '@/lib/api/types'
import { listCall, type ListView } from '@/lib/lists/list-view'
import { hotWordsOf, recommendedSkusOf } from './block-words'

export type SearchResults = Data<'searchProducts'>

/** Rendered for every request, since there is no end to what people type; results are cached for a minute. */
export async function loadSearch(q: string, view: ListView): Promise<SearchResults> {
  'use cache'
  cacheAs('search')
  return call(catalogueCalls.searchProducts, { query: { q, ...listCall(view) } })
}

/** A product as a banner shows it. */
export type Banner = { url: string; name: string; nameEn: string; picture: string }

/** Three are shown, four on a desktop wider than 1680 px. A§9. */
const MOST_BANNERS = 4

/** What an empty page offers instead. A§2. */
export async function loadFindMore(): Promise<{ hotWords: string[]; banners: Banner[] }> {
  'use cache'
  const [words, chosen] = await Promise.all([
    call(pageCalls.getCmsBlock, { params: { identifier: 'searchPageBlockInfo_cn' } }),
    call(pageCalls.getPage, { params: { id: 'searchRecommendProducts' } }),
  ])
  const skus = recommendedSkusOf(chosen.content?.content ?? {})
  cacheAs('block', 'searchPageBlockInfo_cn', 'searchRecommendProducts')
  cacheAs('product', ...skus)
  const recommended = await Promise.all(skus.map(findRecommended))
  return { hotWords: hotWordsOf(words.content), banners: recommended.flat().slice(0, MOST_BANNERS) }
}

/** One that is no longer there is left out. */
async function findRecommended(sku: string): Promise<Banner[]> {
  try {
    const { url, name, nameEn, defaultImage } = await call(catalogueCalls.getProduct, { params: { sku } })
    return [{ url, name, nameEn, picture: defaultImage.name }]
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return []
    throw error
  }
}
