import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { useAccountStore } from '@/stores/account-store'

const STALE_MS = 10 * 60_000

/** The menu's tree. It changes with the catalogue, not with the shopper. */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: ({ signal }) => call('listCategories', undefined, signal),
  staleTime: STALE_MS,
  refetchOnReconnect: true,
})

/** How many pieces a customer has wished for; asked anew whenever the menu opens (A§4). Visitors have no wishlist. */
export function useWishCount(): number {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const { data = [] } = useQuery({
    queryKey: ['wishlist', 'skus'],
    queryFn: ({ signal }) => call('listWishSkus', {}, signal),
    enabled: isCustomer,
    refetchOnMount: 'always',
  })
  return isCustomer ? data.length : 0
}
