import type { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { create } from 'zustand'

/** TanStack Query as it was loaded: the query cache of this browser, and the library's own observers. */
export type LoadedQueries = {
  client: QueryClient
  QueryObserver: typeof QueryObserver
  MutationObserver: typeof MutationObserver
}

/** TanStack Query, or null while nothing on the page has used it. decision 0007 */
export const useLoadedQueries = create<LoadedQueries | null>()(() => null)

/** The query cache of this browser, or null: without a cache there is nothing to update. */
export function loadedQueryClient(): QueryClient | null {
  return useLoadedQueries.getState()?.client ?? null
}
