import type { Head } from './answer'
import type { PackedPage } from './packed-page'
import { shareableSeconds } from './shareable'

/** Seconds after which a browser or a search engine may ask again. */
const RETRY_AFTER = '30'

/** The screen of the store that stands in for an answer of Next, or null where that may be sent as it is. */
export function standInFor(head: Head, isApiReady: boolean): 'missing' | 'unavailable' | null {
  if (!String(head.headers['content-type'] ?? '').startsWith('text/html')) return null
  if (head.status === 404) return 'missing'
  if (head.status >= 500) return 'unavailable'
  // A page that is not cached asks the API while it is rendered: without one it would say 200 and show a fault.
  return !isApiReady && head.status === 200 && shareableSeconds(head) === 0 ? 'unavailable' : null
}

/** 404: cached for as long as Next says. */
export function asMissing(screen: PackedPage, { headers }: Head): PackedPage {
  const cacheControl = headers['cache-control'] ?? 'no-store'
  return {
    ...screen,
    status: 404,
    headers: { ...screen.headers, 'cache-control': `${cacheControl}, no-transform` },
  }
}

/** 503 for an outage, 500 for a fault of ours; never cached. */
export function asUnavailable(screen: PackedPage, isApiReady: boolean): PackedPage {
  const headers = { ...screen.headers, 'cache-control': 'no-store, no-transform' }
  if (isApiReady) return { ...screen, status: 500, headers }
  return { ...screen, status: 503, headers: { ...headers, 'retry-after': RETRY_AFTER } }
}
