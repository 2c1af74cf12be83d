import { parseListView, type ListView } from '@/lib/lists/list-view'
import type { SearchMarks } from '@/lib/routes'
import { searchText } from '../search-text'

export type SearchQuery = {
  /** Null when there is nothing to search for. */
  q: string | null
  marks: Pick<SearchMarks, 'type' | 'from'>
  view: ListView
}

/** What the address of the search page says. A§2. */
export function parseSearchQuery(query: Record<string, string | string[] | undefined>): SearchQuery {
  const { q, type, from, ...view } = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]),
  )
  return {
    q: searchText(q ?? ''),
    marks: { ...(type === 'hot' && { type }), ...(from && /^[\w/-]{1,40}$/.test(from) && { from }) },
    view: parseListView(view),
  }
}
