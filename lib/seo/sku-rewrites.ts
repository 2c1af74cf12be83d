const byQuery = { type: 'query' as const, key: 'sku', value: '(?<sku>[A-Za-z0-9._-]{1,80})' }

/**
 * `/makeup?sku=…` and `/threekit?sku=…` are a page of their own for each sku, cached like the rest (decision 0003); without one
 * there is none.
 */
export function skuRewrites() {
  return ['/makeup', '/threekit'].map((source) => ({ source, has: [byQuery], destination: `${source}/:sku` }))
}
