import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** The journeys of an order's parcels by tracking number; read anew on every visit. B§3. */
export const tracksQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['orders', 'tracks', orderNo],
    queryFn: ({ signal }) => call('listTracks', { body: { orderNo } }, signal),
    staleTime: 0,
  })
