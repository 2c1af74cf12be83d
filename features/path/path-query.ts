import type { Input } from '@/lib/api/types'
import type { ListView } from '@/lib/lists/list-view'
import { listCall, parseListView } from '@/lib/lists/list-view'

type DispatchQuery = Input<'dispatchUrl'>['query']

/** The dispatch query of a path and what a shopper chose to see of its list (B§7). */
export function pathQuery(identifier: string, view: ListView): DispatchQuery {
  return { identifier, ...listCall(view) }
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
