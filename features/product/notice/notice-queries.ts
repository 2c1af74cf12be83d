import type { QueryObserverOptions } from '@tanstack/react-query'
import { requireSession } from '@/features/bag/deferred-queries'
import { call } from '@/lib/api/browser'
import type { Data, Input } from '@/lib/api/types'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'

export type Notices = Data<'listArrivalNotices'>['items']

const noticesKey = ['arrivalNotices'] as const

/** What this shopper waits for. */
export const noticesQuery: QueryObserverOptions<Notices> = {
  queryKey: noticesKey,
  queryFn: async ({ signal }) => (await call('listArrivalNotices', {}, signal)).items,
}

/** Begins to wait; a guest without a session is given one. */
export async function registerNotice(body: Input<'createArrivalNotice'>['body']): Promise<void> {
  await requireSession()
  await call('createArrivalNotice', { body })
  await readAgain()
}

/** Waits no more. */
export const withdrawal = {
  mutationFn: (sku: string) => call('removeArrivalNotice', { body: { sku } }),
  onSuccess: readAgain,
}

async function readAgain(): Promise<void> {
  await loadedQueryClient()?.invalidateQueries({ queryKey: noticesKey })
}
