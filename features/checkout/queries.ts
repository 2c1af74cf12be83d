import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { SaveOrder } from '@/contract/calls/purchase/checkout'
import { endCheckoutEdit } from '@/features/bag/edit/checkout-edit'
import { call } from '@/lib/api/browser'
import { ApiFailure, type Data } from '@/lib/api/types'
import { attempt } from '@/lib/browser/attempt'
import { keepGiftDraft } from './gift-draft'

/** The selected lines of the bag, what they come to, and the samples on offer. Never from a former visit. */
export const checkoutItemsQuery = queryOptions({
  queryKey: ['checkout', 'items'],
  queryFn: async ({ client, signal }) => {
    await endCheckoutEdit(client, new URLSearchParams(window.location.search).get('from'), signal)
    return call('listCheckoutItems', { body: {} }, signal)
  },
  staleTime: 0,
})
export type CheckoutItems = Data<'listCheckoutItems'>

/** Reads these very lines again, also those that can no longer be had, and shows them. */
export async function rereadItems(client: QueryClient, itemIds: string[]): Promise<CheckoutItems> {
  const answer = await call('listCheckoutItems', { body: { itemIds } })
  client.setQueryData(checkoutItemsQuery.queryKey, answer)
  return answer
}

export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: ({ signal }) => call('listStores', { body: {} }, signal),
  staleTime: Infinity,
})

/** The newest order: what another tab may just have placed. */
export const newestOrderQuery = queryOptions({
  queryKey: ['checkout', 'newest-order'],
  queryFn: async ({ signal }) => {
    const { items } = await call('listOrders', { body: { page: 1, pageSize: 1 } }, signal)
    return items[0] ?? null
  },
  staleTime: 0,
})

const orderAttempt = attempt('order_attempt')

/** Places the order once: the same content goes out with the same key, however often it is sent. */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: Omit<SaveOrder, 'idempotencyKey'>) =>
      call('saveOrder', { body: { ...order, idempotencyKey: orderAttempt.keyOf(order) } }),
    onSuccess: () => {
      orderAttempt.forget()
      keepGiftDraft('')
      // The bag, its count and the orders are others now; this page is left and must not show that first.
      return client.invalidateQueries({ refetchType: 'none' })
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.error === 'IDEMPOTENCY_CONFLICT') orderAttempt.forget()
    },
  })
}
