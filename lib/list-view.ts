/** What a shopper chose to see of a list: facets, order, page. It lives in the URL alone. */
export type ListView = { filters: string; sort: ListSort; page: number }
export type ListSort = 'position' | 'price-asc' | 'price-desc'

/** The query keys of a list, in the order they stand in a rewritten path. */
export const listKeys = ['filters', 'sort', 'page'] as const
export const unset = '-'

export const firstView: ListView = { filters: '', sort: 'position', page: 1 }

const sorts: readonly string[] = ['position', 'price-asc', 'price-desc']

function isSort(value: string): value is ListSort {
  return sorts.includes(value)
}

/** Reads a view from query or path values; what is not understood falls back to the plain list. */
export function parseListView(values: Partial<Record<(typeof listKeys)[number], string>>): ListView {
  const { filters = '', sort = '', page = '' } = values
  return {
    filters: filters === unset ? '' : filters.slice(0, 400),
    sort: isSort(sort) ? sort : 'position',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The query string of a view, empty for the plain list; keys always in one order, so that one view has one URL. */
export function listQuery({ filters, sort, page }: ListView): string {
  const query = new URLSearchParams()
  if (filters) query.set('filters', filters)
  if (sort !== 'position') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** Facet code → chosen values, from `color:noir,ivory;size:38`. */
export function parseFilters(filters: string): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of filters.split(';')) {
    const [code, values] = part.split(':')
    if (code && values) chosen.set(code, values.split(',').filter(Boolean))
  }
  return chosen
}

/** The reverse of `parseFilters`, sorted, so that one choice has one spelling. */
export function formatFilters(chosen: ReadonlyMap<string, readonly string[]>): string {
  return [...chosen]
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, values]) => `${code}:${[...values].sort((a, b) => a.localeCompare(b, 'en')).join(',')}`)
    .join(';')
}
