import 'server-only'
import type { Cached } from '@/contract/rules/cache-tags'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import type { Data } from '@/lib/api/types'
import { firstView, type ListView } from '@/lib/lists/list-view'
import { pathQuery } from './path-query'

export type Found = Data<'dispatchUrl'>

/** What stands at a path of the store, or null when nothing does. A failure throws and is never remembered. */
export async function loadPath(identifier: string | null, view: ListView = firstView): Promise<Found | null> {
  'use cache'
  const found = identifier
    ? await call(catalogueCalls.dispatchUrl, { query: pathQuery(identifier, view) }).catch(nullWhenMissing)
    : null
  cacheAs(...cachedAs(found))
  return found
}

/** The paths the build begins with: every route needs one real one. */
export async function loadSamplePath(type: 'product' | 'category'): Promise<string[]> {
  const { entries } = await call(catalogueCalls.getSiteMap, { query: {} })
  const sample = entries.find((entry) => entry.type === type)
  if (!sample) throw new Error(`The catalogue holds no ${type} to build with`)
  return sample.url.split('/').filter((segment) => segment !== '' && segment !== 'categories')
}

/** As what an answer is cached. */
function cachedAs(found: Found | null): [cached: Cached, ...ids: string[]] {
  if (!found) return ['missing']
  switch (found.type) {
    case 'product':
      return ['product', found.product.sku]
    case 'category':
      return ['category', found.category.id]
    case 'page':
      return ['page', found.page.id]
    case 'redirect':
      return ['redirects']
  }
}
