import type { Layer } from '@/contract/calls/catalogue/catalogue'
import { formatFilters, parseFilters } from '@/contract/rules/catalogue/list-filters'
import type { ListSort, ListView } from '@/lib/lists/list-view'
import { routes, type SearchMarks } from '@/lib/routes'

/** Where the products of a list come from: a category, or what was searched for. */
export type ListSource =
  { type: 'category'; id: string; urlKey: string } | { type: 'search'; q: string; marks: SearchMarks }

/** What the facets need of a list. */
export type FilterableList = {
  source: ListSource
  view: ListView
  layers: readonly Layer[]
  totalProducts: number
}

/** The address of a list, narrowed or ordered otherwise. A search says that its filters changed (A§2). */
export function listHref(source: ListSource, view: ListView): string {
  if (source.type === 'category') return routes.category(source.urlKey, view)
  return routes.search(source.q, { ...source.marks, update: 'filter' }, view)
}

/** The filters with one value of one facet added, or taken out when it was there. */
export function toggleFacet(filters: string, code: string, value: string): string {
  const chosen = parseFilters(filters)
  const values = chosen.get(code) ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return formatFilters(new Map(chosen).set(code, next))
}

export function isChosen(filters: string, code: string, value: string): boolean {
  return parseFilters(filters).get(code)?.includes(value) ?? false
}

/** How many values are chosen, of all facets together. */
export function countChosen(filters: string): number {
  return [...parseFilters(filters).values()].flat().length
}

/** A list narrowed or ordered otherwise begins at its first page. */
export function withFilters(view: ListView, filters: string): ListView {
  return { ...view, filters, page: 1 }
}

export function withSort(view: ListView, sort: ListSort): ListView {
  return { ...view, sort, page: 1 }
}
