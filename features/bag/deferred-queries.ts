import type { MutationOptions, QueryObserverOptions } from '@tanstack/react-query'
import type { Cart } from '@/contract/calls/purchase/bag'
import { call } from '@/lib/api/browser'
import type { Data, Input } from '@/lib/api/types'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { useDeferredMutation } from '@/lib/queries/use-deferred-mutation'
import { useDeferredQuery } from '@/lib/queries/use-deferred-query'
import { useAccountStore } from '@/stores/account-store'
import { bagCache } from './bag.cache'
import { keepCart } from './keep-cart'
import { untilSession } from './until-session'

/** How many pieces are in the bag. A guest of this moment has none: no need to ask. */
export const bagCountQuery: QueryObserverOptions<number> & { queryKey: typeof bagCache.count } = {
  queryKey: bagCache.count,
  queryFn: async ({ signal }) => (await call('getCartCount', {}, signal)).cartCount,
  initialData: () => (useAccountStore.getState().newSince === null ? undefined : 0),
  initialDataUpdatedAt: () => useAccountStore.getState().newSince ?? undefined,
}

/** How a change of the bag is sent, and its answer kept. */
export function bagMutation<I, O>(
  mutationFn: (input: I) => Promise<O>,
  cartOf: (answer: O) => Cart,
): MutationOptions<O, Error, I> {
  return {
    mutationKey: bagCache.all,
    mutationFn,
    // A count that was asked for before the change must not arrive after it.
    onMutate: (_, { client }) => client.cancelQueries({ queryKey: bagCache.count }),
    onSuccess: (answer, _, __, { client }) => keepCart(client, cartOf(answer)),
    onError: (_, __, ___, { client }) => {
      void client.invalidateQueries({ queryKey: bagCache.all })
    },
  }
}

/** The number on every page: read for whoever came with a session, for a newcomer from the first touch on. B§6. */
export function useDeferredBagCount(): number | undefined {
  const hasSession = useAccountStore((state) => state.session !== null)
  const isNew = useAccountStore((state) => state.newSince !== null)
  const isTouched = useFirstTouch()
  return useDeferredQuery(bagCountQuery, isTouched || (hasSession && !isNew), hasSession)
}

const addition = bagMutation(
  async (line: Input<'addCart'>['body']): Promise<Data<'addCart'>> => {
    await untilSession()
    return call('addCart', { body: line })
  },
  (answer) => answer.cart,
)

/** Adds a line to the bag. */
export function useAddToBag() {
  return useDeferredMutation(addition)
}
