import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheRules, cacheTags, type Cached } from '@/contract/rules/cache-tags'

/**
 * For a loader with 'use cache': keeps its answer as what it shows, under the tags and for the time of the table in
 * contract/rules/cache-tags.ts. Of several calls the shortest time holds.
 */
export function cacheAs(cached: Cached, ...ids: readonly string[]): void {
  const tag = cacheTags[cached]
  cacheTag(cacheTags.catalogue, ...(typeof tag === 'string' ? [tag] : ids.map((id) => tag(id))))
  cacheLife(cacheRules[cached].lifetime)
}
