import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Data } from '@/lib/api/types'

/** How often the result page asks whether the money has come. */
const POLL_MS = 2000

/** An order to be paid, and by when on this browser's clock; fetched again on every visit. */
export const payableQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['payment', 'order', orderNo],
    queryFn: async ({ signal }) => {
      return payable(await call('getOrder', { params: { orderNo } }, signal))
    },
    staleTime: 0,
  })

function payable(order: Data<'getOrder'>) {
  return { order, endsAt: Date.now() + order.orderValidSeconds * 1000 }
}

/** What the chat app led back with. */
export type PayerProof = { code: string; state: string }

/** The same inside the chat app, which has told who pays. Its code is good once: never asked again. */
export const chatAppPayableQuery = (orderNo: string, proof: PayerProof) =>
  queryOptions({
    queryKey: ['payment', 'chat-app', orderNo, proof.code],
    queryFn: async ({ client }) => {
      const order = await call('payInChatApp', { params: { orderNo }, body: proof })
      client.setQueryData(payableQuery(orderNo).queryKey, payable(order))
      return null
    },
    staleTime: Infinity,
    retry: false,
  })

/** Lets an order be paid another way; the answer is the order with its new way to pay. */
export const changeMethodMutation = (client: QueryClient, orderNo: string) =>
  mutationOptions({
    mutationFn: (paymentMethod: PaymentMethod) =>
      call('changePaymentMethod', { params: { orderNo }, body: { paymentMethod } }),
    onSuccess: (order) => {
      client.setQueryData(payableQuery(orderNo).queryKey, payable(order))
    },
    onError: () => client.invalidateQueries(payableQuery(orderNo)),
  })

type PaidState = Data<'checkOrderPaid'>

/** Whether the order is paid; asked again and again while that is open. */
export const paidQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['payment', 'paid', orderNo],
    queryFn: ({ signal }) => call('checkOrderPaid', { params: { orderNo } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
  })

function isOpen(state: PaidState | undefined): boolean {
  return state === undefined || state.status === 'pending_payment'
}
