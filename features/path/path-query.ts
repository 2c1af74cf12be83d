import type { Input } from '@/lib/api/types'
import type { ListView } from '@/lib/list-view'
import { formatFilters, parseFilters, parseListView } from '@/lib/list-view'

type DispatchQuery = Input<'dispatchUrl'>['query']

const code = /^[a-z_]+$/
const value = /^[\p{L}\p{N}._-]+$/u

/** The facets of a URL that can be facets at all: what a stranger typed into it is left out. */
export function readableFilters(filters: string): string {
  const readable = [...parseFilters(filters)]
    .filter(([name]) => code.test(name))
    .map(([name, values]) => [name, values.filter((one) => value.test(one))] as const)
  return formatFilters(new Map(readable))
}

/** The dispatch query of a path and what a shopper chose to see of its list (B§7). */
export function pathQuery(identifier: string, view: ListView): DispatchQuery {
  const { sort, page } = view
  const filters = readableFilters(view.filters)
  if (sort === 'position') return { identifier, filters, page }
  return { identifier, filters, page, sort: 'price', sortDir: sort === 'price-asc' ? 'asc' : 'desc' }
}

/** The path without its leading slash, from the segments of a route; null for what cannot be read. */
export function identifierOf(segments: readonly string[]): string | null {
  try {
    return segments.map(decodeURIComponent).join('/')
  } catch {
    return null
  }
}

/** The view of a list from the parameters of its route, which come as they stand in the path. */
export function viewOf({ filters, sort, page }: { filters: string; sort: string; page: string }): ListView {
  return parseListView({ filters: identifierOf([filters]) ?? '', sort, page })
}

/** The segments of a list's path, which may have come in under `/categories`. */
export function listSegments(segments: readonly string[]): readonly string[] {
  return segments[0] === 'categories' ? segments.slice(1) : segments
}
