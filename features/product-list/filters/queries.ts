import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Layer } from '@/contract/catalogue'
import { call } from '@/lib/api/browser'
import type { FilterableList } from './filterable-list'

type Layers = { layers: readonly Layer[]; totalProducts: number }

/** The facets and the number of products under `filters`; until they are there, those last known. */
export function useLayers(list: FilterableList, filters: string): Layers {
  const { categoryId, view, layers, totalProducts } = list
  const isFirst = filters === view.filters
  const { data } = useQuery({
    queryKey: ['layers', categoryId, filters],
    queryFn: ({ signal }) => call('listLayers', { params: { id: categoryId }, query: { filters } }, signal),
    placeholderData: keepPreviousData,
    enabled: !isFirst,
  })
  return isFirst ? { layers, totalProducts } : (data ?? { layers, totalProducts })
}
