import type { MutationOptions, QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import type { Cart } from '@/contract/calls/purchase/bag'
import { track } from '@/lib/analytics/track'
import { call, giveUp } from '@/lib/api/browser'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { ApiFailure, type Data, type Input } from '@/lib/api/types'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { loadQueries, useDeferredMutation, useDeferredQuery } from '@/lib/queries/deferred-queries'
import { useAccountStore } from '@/stores/account-store'

/** Where the query cache keeps the bag. */
export const bagCache = { all: ['bag'], cart: ['bag', 'cart'], count: ['bag', 'count'] } as const

/** The newer of two answers: calls overtake one another, the version says which bag came later. */
export function newerCart(known: Cart | undefined, answered: Cart): Cart {
  return known && known.version > answered.version ? known : answered
}

/** Puts an answered bag into the query cache, unless a newer one is there already. */
export function cacheCart(client: QueryClient, answered: Cart): void {
  const cart = newerCart(client.getQueryData<Cart>(bagCache.cart), answered)
  client.setQueryData(bagCache.cart, cart)
  client.setQueryData(bagCache.count, cart.cartCount)
}

/** A renewed guest has another bag, empty and counted from the start: the next answer replaces what is cached. */
export function expectAnotherBag(client: QueryClient): void {
  client.setQueryData<Cart>(bagCache.cart, (cart) => cart && { ...cart, version: -1 })
  client.setQueryData(bagCache.count, 0)
}

/** How many pieces are in the bag. A guest of this moment has none: no need to ask. */
export const bagCountQuery: QueryObserverOptions<number> & { queryKey: typeof bagCache.count } = {
  queryKey: bagCache.count,
  queryFn: async ({ signal }) => (await call('getCartCount', {}, signal)).cartCount,
  initialData: () => (useAccountStore.getState().newSince === null ? undefined : 0),
  initialDataUpdatedAt: () => useAccountStore.getState().newSince ?? undefined,
}

/** How a change of the bag is sent, and its answer cached. */
export function bagMutation<I, O>(
  mutationFn: (input: I) => Promise<O>,
  cartOf: (answer: O) => Cart,
): MutationOptions<O, Error, I> {
  return {
    mutationKey: bagCache.all,
    mutationFn,
    // A count requested before the change must not arrive after it.
    onMutate: (_, { client }) => client.cancelQueries({ queryKey: bagCache.count }),
    onSuccess: (answer, _, __, { client }) => cacheCart(client, cartOf(answer)),
    onError: (_, __, ___, { client }) => {
      void client.invalidateQueries({ queryKey: bagCache.all })
    },
  }
}

/** The number on every page: read at once with a session, for a new visitor from the first touch on. B§6. */
export function useDeferredBagCount(): number | undefined {
  const hasSession = useAccountStore((state) => state.session !== null)
  const isNew = useAccountStore((state) => state.newSince !== null)
  const isTouched = useFirstTouch()
  return useDeferredQuery(bagCountQuery, isTouched || (hasSession && !isNew), hasSession)
}

type BagLine = Input<'addCart'>['body']
/** One thing to put into the bag, with what is added beside it, all or none; it ends on top of them. */
export type Addition = BagLine & { beside?: readonly BagLine[] }

const addition = bagMutation(
  async ({ beside = [], ...line }: Addition): Promise<Omit<Data<'addCart'>, 'itemId'>> => {
    await requireSession()
    const answer =
      beside.length === 0
        ? await call('addCart', { body: line })
        : await call('addCartMultiple', { body: { products: [...beside, line] } })
    const lines = [...beside, line].map(({ productId, qty = 1 }) => ({ sku: productId, qty }))
    track({ event: 'add_to_bag', payload: { lines, isBuyNow: line.quickPurchase === true } })
    return { redirectToCheckout: false, ...answer }
  },
  (answer) => answer.cart,
)

/** Adds a line to the bag, with others beside it. */
export function useAddToBag() {
  return useDeferredMutation(addition)
}

/** Adds a line to the bag, for a press that has no component to answer to. Refuses with what the shop says. */
export async function addToBag(line: BagLine): Promise<void> {
  const { client, MutationObserver } = await loadQueries().catch(giveUp)
  await new MutationObserver(client, addition).mutate(line)
}

/** How long a bag waits for the guest's session before it says that it cannot be had. */
const SESSION_PATIENCE_MS = 8000

/** Resolves once this browser may have a bag at all; refuses when the store gives it no session. */
export async function requireSession(): Promise<void> {
  if (useAccountStore.getState().session !== null) return
  await Promise.race([guestToken.ensure(), wait(SESSION_PATIENCE_MS)])
  if (currentSession() === null) throw new ApiFailure('UNAUTHORIZED', 401, '网络异常，请稍后再试')
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
