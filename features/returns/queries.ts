import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { Data, Input } from '@/lib/api/types'
import { attempt } from '@/lib/browser/attempt'

/** What of an order may be returned. */
export const returnOrderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['returns', 'order', orderNo],
    queryFn: ({ signal }) => call('getReturnOrder', { body: { orderNo } }, signal),
  })

export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: ['returns', 'detail', id],
    queryFn: ({ signal }) => call('getReturn', { params: { id } }, signal),
  })

/** A return as it is now goes into the cache; its order is read again. */
function useKeepReturn() {
  const client = useQueryClient()
  return async (given: Data<'getReturn'>) => {
    client.setQueryData(returnQuery(given.id).queryKey, given)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['orders'] }),
      client.invalidateQueries(returnOrderQuery(given.orderBn)),
    ])
  }
}

/** What a return is asked for with, but for its key. */
export type ReturnRequest = Omit<Input<'createReturn'>['body'], 'idempotencyKey'>

const returnAttempt = attempt('return_attempt')

/** Asks for a return once: the same content goes out with the same key, however often it is sent. */
export function useCreateReturn() {
  const keep = useKeepReturn()
  return useMutation({
    mutationFn: (request: ReturnRequest) =>
      call('createReturn', { body: { ...request, idempotencyKey: returnAttempt.keyOf(request) } }),
    onSuccess: (given) => {
      returnAttempt.forget()
      return keep(given)
    },
  })
}

export function useAddTracking(id: string) {
  const onSuccess = useKeepReturn()
  return useMutation({
    mutationFn: (body: Input<'addReturnTracking'>['body']) =>
      call('addReturnTracking', { params: { id }, body }),
    onSuccess,
  })
}

export function useCancelReturn(id: string) {
  const onSuccess = useKeepReturn()
  return useMutation({ mutationFn: () => call('cancelReturn', { params: { id } }), onSuccess })
}
