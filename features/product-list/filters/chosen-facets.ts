import { formatFilters, parseFilters } from '@/contract/rules/list-filters'
import type { ListSort, ListView } from '@/lib/lists/list-view'

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
