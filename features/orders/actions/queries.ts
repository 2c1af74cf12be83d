import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** Cancels an unpaid order. Also refused means that the order is another one now: both are read again. */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderNo: string) => call('cancelOrder', { params: { orderNo } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Puts what was ordered into the bag once more; the bag and its count are read again. */
export function useBuyAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderNo: string) => call('buyAgain', { params: { orderNo } }),
    onSuccess: () => client.invalidateQueries(),
  })
}
