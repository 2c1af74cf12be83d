import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { hotWordsOf } from './block-words'

/** As many as the panel shows at most. */
const PANEL_SIZE = 6

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

/** The words of the house nearest to `q`; of those the API knows only the first is kept (A§9). */
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

/** The first products that `q` finds, and how many there are in all. A§7. */
export function usePanelResults(q: string | null) {
  return useQuery({
    queryKey: ['search', 'results', q],
    queryFn: ({ signal }) => call('searchProducts', { query: { q: q ?? '', pageSize: PANEL_SIZE } }, signal),
    enabled: q !== null,
  })
}
