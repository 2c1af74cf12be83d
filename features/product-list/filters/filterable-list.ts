import type { Layer } from '@/contract/calls/catalogue/catalogue'
import type { ListView } from '@/lib/lists/list-view'
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
