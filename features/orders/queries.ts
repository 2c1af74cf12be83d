import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** One page of the customer's orders, newest first. Its size is the API's to say. */
export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'list', page],
    queryFn: async ({ signal }) => ({
      ...(await call('listOrders', { body: { page } }, signal)),
      readAt: Date.now(),
    }),
  })

export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', orderNo],
    queryFn: async ({ signal }) => ({
      order: await call('getOrder', { params: { orderNo } }, signal),
      readAt: Date.now(),
    }),
  })
