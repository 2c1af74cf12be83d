import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '@/contract/bag'
import { call } from '@/lib/api/browser'
import type { Input } from '@/lib/api/types'
import { ApiFailure } from '@/lib/api/types'
import { currentSession, guestToken } from '@/lib/guest-token'
import { useAccountStore } from '@/stores/account-store'
import { bagCache } from './bag.cache'
import { keepCart, newerCart } from './keep-cart'

/** How long a bag waits for the guest's session before it says that it cannot be had. */
const SESSION_PATIENCE_MS = 8000

/** Resolves once this browser may have a bag at all; refuses when the store gives it no session. */
async function untilSession(): Promise<void> {
  if (useAccountStore.getState().session !== null) return
  await Promise.race([guestToken.ensure(), wait(SESSION_PATIENCE_MS)])
  if (currentSession() === null) throw new ApiFailure('UNAUTHORIZED', 401, '网络异常，请稍后再试')
}

export const cartQuery = queryOptions({
  queryKey: bagCache.cart,
  queryFn: async ({ client, signal }) => {
    await untilSession()
    const answered = await call('getCart', { body: {} }, signal)
    return newerCart(client.getQueryData<Cart>(bagCache.cart), answered)
  },
})

/** The bag; asked for only with a session, which a newcomer is given first. */
export function useCart() {
  return useQuery(cartQuery)
}

/** How many pieces are in the bag; asked for only with a session. B§6. */
export function useBagCount() {
  const hasSession = useAccountStore((state) => state.session !== null)
  return useQuery({
    queryKey: bagCache.count,
    queryFn: async ({ signal }) => (await call('getCartCount', {}, signal)).cartCount,
    enabled: hasSession,
  })
}

/** Whether any change of the bag is on its way. */
export function useIsBagChanging(): boolean {
  return useIsMutating({ mutationKey: bagCache.all }) > 0
}

function useBagMutation<I, O>(mutationFn: (input: I) => Promise<O>, cartOf: (answer: O) => Cart) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: bagCache.all,
    mutationFn,
    // A count that was asked for before the change must not arrive after it.
    onMutate: () => client.cancelQueries({ queryKey: bagCache.count }),
    onSuccess: (answer) => keepCart(client, cartOf(answer)),
    onError: () => {
      void client.invalidateQueries({ queryKey: bagCache.all })
    },
  })
}

export function useAddToBag() {
  return useBagMutation(
    async (line: Input<'addCart'>['body']) => {
      await untilSession()
      return call('addCart', { body: line })
    },
    (answer) => answer.cart,
  )
}

/** Sets the quantity of one line; the last wanted number is what counts. */
export function useUpdateQty() {
  return useBagMutation((body: { itemId: string; qty: number }) => call('updateItemQty', { body }), asItIs)
}

export function useRemoveItems() {
  return useBagMutation((itemIds: string[]) => call('removeItems', { body: { itemIds } }), asItIs)
}

/** Selects exactly these lines for checkout. */
export function useSelectItems() {
  return useBagMutation((itemIds: string[]) => call('updateTotals', { body: { itemIds } }), asItIs)
}

function asItIs(cart: Cart): Cart {
  return cart
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
