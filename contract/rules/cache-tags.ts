/**
 * Names of what the storefront caches and the commerce API expires. A loader tags what it read: always `catalogue`,
 * then what the answer holds. A list is tagged with its category, not with its products.
 */
export const cacheTags = {
  /** Everything read from the catalogue; expired alone when an import changes too much to name. */
  catalogue: 'catalogue',
  navigation: 'navigation',
  search: 'search',
  siteMap: 'site-map',
  stores: 'stores',
  /** A path that was not found: it may be there after the next import. */
  missing: 'missing',
  /** A path that leads to another. */
  redirects: 'redirects',
  /** What stands in for something that could not be read. */
  fallback: 'fallback',
  product: (parentSku: string) => `product:${parentSku}`,
  category: (id: string) => `category:${id}`,
  page: (id: string) => `page:${id}`,
  /** A list of the pages of one group. */
  pageGroup: (group: string) => `pages:${group}`,
  block: (identifier: string) => `block:${identifier}`,
} as const
export type Cached = keyof typeof cacheTags

/** What changes: rows of an import, or stock that crossed 0. */
type Change = 'product' | 'category' | 'sizeGuide' | 'page' | 'block' | 'redirect' | 'store' | 'stock'

/** Seconds: how long a browser keeps it, when it is read again in the background, when it is dropped. */
type Lifetime = { stale: number; revalidate: number; expire: number }
const hours = { stale: 300, revalidate: 3600, expire: 86_400 }
const minutes = { stale: 60, revalidate: 60, expire: 300 }
const halfMinute = { stale: 300, revalidate: 30, expire: 3600 }

/** How long each is cached, and which changes expire it: its own row, or a thing that it shows. */
export const cacheRules = {
  catalogue: { lifetime: hours, expiredBy: ['category', 'sizeGuide'] },
  navigation: { lifetime: hours, expiredBy: ['category'] },
  search: { lifetime: minutes, expiredBy: ['product'] },
  siteMap: { lifetime: hours, expiredBy: ['product', 'page', 'redirect'] },
  stores: { lifetime: hours, expiredBy: ['store'] },
  missing: { lifetime: minutes, expiredBy: ['product', 'page', 'redirect'] },
  redirects: { lifetime: hours, expiredBy: ['redirect', 'product'] },
  fallback: { lifetime: halfMinute, expiredBy: [] },
  product: { lifetime: hours, expiredBy: ['product', 'stock'] },
  category: { lifetime: hours, expiredBy: ['product', 'stock', 'page'] },
  page: { lifetime: hours, expiredBy: ['page', 'block', 'product', 'stock'] },
  pageGroup: { lifetime: hours, expiredBy: ['page'] },
  block: { lifetime: hours, expiredBy: ['block'] },
} as const satisfies Record<Cached, { lifetime: Lifetime; expiredBy: readonly Change[] }>

/** The tags that name no single thing and that these changes expire. */
export function generalTagsOf(changes: ReadonlySet<Change>): string[] {
  return Object.entries(cacheTags).flatMap(([kind, tag]) =>
    typeof tag === 'string' && isExpired(kind, changes) ? [tag] : [],
  )
}

function isExpired(kind: string, changes: ReadonlySet<Change>): boolean {
  return Object.entries(cacheRules).some(
    ([cached, { expiredBy }]) => cached === kind && expiredBy.some((change) => changes.has(change)),
  )
}
