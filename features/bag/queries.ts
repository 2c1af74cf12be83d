import { queryOptions, useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import type { Cart } from '@/contract/calls/purchase/bag'
import { call } from '@/lib/api/browser'
import { useAccountStore } from '@/stores/account-store'
import { bagCache, newerCart, bagCountQuery, bagMutation, requireSession } from './deferred-queries'

export const cartQuery = queryOptions({
  queryKey: bagCache.cart,
  queryFn: async ({ client, signal }) => {
    await requireSession()
    const answered = await call('getCart', { body: {} }, signal)
    return newerCart(client.getQueryData<Cart>(bagCache.cart), answered)
  },
})

/** The bag; fetched only with a session, which a new visitor is given first. */
export function useCart() {
  return useQuery(cartQuery)
}

/** How many pieces are in the bag; fetched only with a session. B§6. */
export function useBagCount() {
  const hasSession = useAccountStore((state) => state.session !== null)
  return useQuery({ ...bagCountQuery, enabled: hasSession })
}

/** Whether any change of the bag is on its way. */
export function useIsBagChanging(): boolean {
  return useIsMutating({ mutationKey: bagCache.all }) > 0
}

function useBagMutation<I>(mutationFn: (input: I) => Promise<Cart>) {
  return useMutation(bagMutation(mutationFn, asItIs))
}

/** Sets the quantity of one line; the last number wins. */
export function useUpdateQty() {
  return useBagMutation((body: { itemId: string; qty: number }) => call('updateItemQty', { body }))
}

export function useRemoveItems() {
  return useBagMutation((itemIds: string[]) => call('removeItems', { body: { itemIds } }))
}

/** Selects exactly these lines for checkout. */
export function useSelectItems() {
  return useBagMutation((itemIds: string[]) => call('updateTotals', { body: { itemIds } }))
}

function asItIs(cart: Cart): Cart {
  return cart
}
