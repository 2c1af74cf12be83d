import { FILTERS_LENGTH, formatFilters, parseFilters } from '@/contract/rules/catalogue/list-filters'
import { unset, type listKeys } from './list-keys'

/** What a shopper chose to see of a list: facets, order, page. It lives in the URL alone. */
export type ListView = { filters: string; sort: ListSort; page: number }
export type ListSort = 'position' | 'price-asc' | 'price-desc'

export const firstView: ListView = { filters: '', sort: 'position', page: 1 }

/** Whether a list is seen as it comes: whole, in its own order, from its beginning. */
export function isFirstView({ filters, sort, page }: ListView): boolean {
  return filters === '' && sort === 'position' && page === 1
}

const sorts: readonly string[] = ['position', 'price-asc', 'price-desc']

function isSort(value: string): value is ListSort {
  return sorts.includes(value)
}

/** Reads a view from query or path values; what is not understood falls back to the plain list. */
export function parseListView(values: Partial<Record<(typeof listKeys)[number], string>>): ListView {
  const { filters = '', sort = '', page = '' } = values
  return {
    filters: filters === unset ? '' : filters.slice(0, FILTERS_LENGTH),
    sort: isSort(sort) ? sort : 'position',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** A view as the query of a URL, empty for the plain list; keys always in one order, so that one view has one URL. */
export function listQuery({ filters, sort, page }: ListView): Record<string, string> {
  return {
    ...(filters && { filters }),
    ...(sort !== 'position' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Five rows of four; seven with two promotions among them. */
const PAGE_SIZE = 20

type ListCall = { filters: string; page: number; pageSize: number; sort?: 'price'; sortDir?: 'asc' | 'desc' }

/** A view as the calls of the API take it. B§7. */
export function listCall({ filters, sort, page }: ListView): ListCall {
  const readable = { filters: formatFilters(parseFilters(filters)), page, pageSize: PAGE_SIZE }
  if (sort === 'position') return readable
  return { ...readable, sort: 'price', sortDir: sort === 'price-asc' ? 'asc' : 'desc' }
}
