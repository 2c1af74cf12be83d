import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** Where the query cache keeps the wishlist. */
export const wishCache = { all: ['wishlist'], skus: ['wishlist', 'skus'] } as const

/** The parent skus a customer has wished for, newest first. */
export const wishSkusQuery = queryOptions({
  queryKey: wishCache.skus,
  queryFn: ({ signal }) => call('listWishSkus', {}, signal),
})

/** The wishlist, one page a call, until the page passes the total. B§4. */
export const wishPagesQuery = infiniteQueryOptions({
  queryKey: [...wishCache.all, 'pages'],
  queryFn: ({ pageParam, signal }) => call('listWishes', { body: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
})
