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
  stores: 'stores',
  /** A path that was not found: it may be there after the next import. */
  missing: 'missing',
  /** A path that leads to another. */
  redirects: 'redirects',
  product: (parentSku: string) => `product:${parentSku}`,
  category: (id: string) => `category:${id}`,
  page: (id: string) => `page:${id}`,
  /** A list of the pages of one group. */
  pageGroup: (group: string) => `pages:${group}`,
  block: (identifier: string) => `block:${identifier}`,
} as const
