import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** What this customer shared, newest first. B§7. */
export const shareHistoryQuery = queryOptions({
  queryKey: ['share', 'history'],
  queryFn: ({ signal }) => call('listShareHistory', { body: {} }, signal),
})

/** Keeps a share that was just made; the answer is the history with it. */
export function useRecordShare() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (share: { url: string; title: string }) => call('listShareHistory', { body: { share } }),
    onSuccess: (history) => queryClient.setQueryData(shareHistoryQuery.queryKey, history),
  })
}
