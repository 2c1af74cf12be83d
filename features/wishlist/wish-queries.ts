import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** Where the query cache keeps the wishlist. */
export const wishCache = { all: ['wishlist'], skus: ['wishlist', 'skus'] } as const

/** The parent skus a customer has wished for, newest first. */
export const wishSkusQuery = queryOptions({
  queryKey: wishCache.skus,
  queryFn: ({ signal }) => call('listWishSkus', {}, signal),
})
