import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { Data, Input } from '@/lib/api/types'

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

export function useCreateReturn() {
  const onSuccess = useKeepReturn()
  return useMutation({
    mutationFn: (body: Input<'createReturn'>['body']) => call('createReturn', { body }),
    onSuccess,
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
