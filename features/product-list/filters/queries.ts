import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Layer } from '@/contract/calls/catalogue/catalogue'
import { call } from '@/lib/api/browser'
import { queryClient } from '@/lib/queries/client'
import type { FilterableList, ListSource } from './filterable-list'

type Layers = { layers: readonly Layer[]; totalProducts: number }

/** The facets and the number of products under `filters`; until they are there, those last known. */
export function useLayers(list: FilterableList, filters: string): Layers {
  const { source, view, layers, totalProducts } = list
  const isFirst = filters === view.filters
  const { data } = useQuery(
    {
      queryKey: ['layers', source.type === 'category' ? source.id : source.q, source.type, filters],
      queryFn: ({ signal }) => askForLayers(source, filters, signal),
      placeholderData: keepPreviousData,
      enabled: !isFirst,
    },
    queryClient(),
  )
  return isFirst ? { layers, totalProducts } : (data ?? { layers, totalProducts })
}

function askForLayers(source: ListSource, filters: string, signal: AbortSignal): Promise<Layers> {
  if (source.type === 'category')
    return call('listLayers', { params: { id: source.id }, query: { filters } }, signal)
  return call('searchLayers', { query: { q: source.q, filters, pageSize: 1 } }, signal)
}
