import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { parseRegions } from './regions'

/** Where the brand sells, from CMS block `region`. A§7. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async ({ signal }) => {
    const { content } = await call('getCmsBlock', { params: { identifier: 'region' } }, signal)
    return parseRegions(content.json)
  },
  staleTime: 600_000,
})
