import type { QueryObserverOptions } from '@tanstack/react-query'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { call } from '@/lib/api/browser'

/** Products of the history that are shown, without the one that is looked at (decisions, «Lists beside a product»). */
export const HISTORY_SHOWN = 12

/** Where the query cache keeps what was looked at. */
export const historyKey = ['browsing'] as const

/** What this browser's shopper looked at, newest first. */
export const historyQuery: QueryObserverOptions<ProductListItem[]> = {
  queryKey: historyKey,
  queryFn: async ({ signal }) =>
    (await call('listBrowsing', { body: { limit: HISTORY_SHOWN + 1 } }, signal)).items,
}
