/** `/makeup?sku=…` is a page of its own for each sku, cached like the rest (decision 0003); without one there is none. */
export function tryOnRewrites() {
  return [
    {
      source: '/makeup',
      has: [{ type: 'query' as const, key: 'sku', value: '(?<sku>[A-Za-z0-9._-]{1,80})' }],
      destination: '/makeup/:sku',
    },
  ]
}
