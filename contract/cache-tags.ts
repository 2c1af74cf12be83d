/**
 * Names of what the storefront caches and the commerce API expires. A loader tags what it read:
 * always `catalogue`, then what the answer holds. A list is tagged with its category, not with its products.
 */
export const cacheTags = {
  /** Everything read from the catalogue; expired alone when an import changes too much to name. */
  catalogue: 'catalogue',
  navigation: 'navigation',
  search: 'search',
  siteMap: 'site-map',
  /** A path that was not found: it may be there after the next import. */
  missing: 'missing',
  product: (parentSku: string) => `product:${parentSku}`,
  category: (id: string) => `category:${id}`,
  page: (id: string) => `page:${id}`,
  block: (identifier: string) => `block:${identifier}`,
} as const
