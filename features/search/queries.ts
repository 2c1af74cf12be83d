import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { ApiFailure } from '@/lib/api/types'
import { hotWordsOf } from './block-words'

/** As many as the panel shows at most. */
const PANEL_SIZE = 6

/** How long products are waited for behind grey cards. */
const TIMEOUT_MS = 4000

/** What many search for. A§7. */
export function useHotWords(): string[] {
  const { data } = useQuery({
    queryKey: ['search', 'hot-words'],
    queryFn: async ({ signal }) => {
      const params = { identifier: 'searchPageBlockInfo_cn' }
      return hotWordsOf((await call('getCmsBlock', { params }, signal)).content)
    },
    staleTime: 600_000,
  })
  return data ?? []
}

/** The suggested words nearest to `q`; of those the API knows only the first is used (A§9). */
export function useRelatedWords(q: string | null): string[] {
  const { data } = useQuery({
    queryKey: ['search', 'related', q],
    queryFn: async ({ signal }) => {
      const query = { q: q ?? '', pageSize: 1 }
      return (await call('searchLayers', { query }, signal)).searchTerm.slice(0, 1)
    },
    enabled: q !== null,
    placeholderData: keepPreviousData,
  })
  return (q !== null && data) || []
}

/** The first products that `q` finds, and how many there are in all; refused when they do not come soon. A§7. */
export function usePanelResults(q: string | null) {
  return useQuery({
    queryKey: ['search', 'results', q],
    queryFn: ({ signal }) => {
      const query = { q: q ?? '', pageSize: PANEL_SIZE }
      return inTime(call('searchProducts', { query }, signal), TIMEOUT_MS)
    },
    enabled: q !== null,
    // It can be asked again with a press: better said at once than waited for.
    retry: false,
  })
}

/** The answer, or a failure once it has been waited for long enough. */
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiFailure('NETWORK', 0, '网络异常，请稍后再试')), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
