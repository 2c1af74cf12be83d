/** The page that stands for the brand where nothing else is shared. */
export const HOUSE_ID = 'homepage'

/** `/share?id=…` is a page of its own for each id, cached like the rest (decision 0003); `/share` alone is the brand's. */
export function shareRewrites() {
  return [
    {
      source: '/share',
      has: [{ type: 'query' as const, key: 'id', value: '(?<id>[A-Za-z0-9._-]{1,80})' }],
      destination: '/share/:id',
    },
    { source: '/share', destination: `/share/${HOUSE_ID}` },
  ]
}
