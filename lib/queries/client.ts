import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiFailure } from '../api/types'
import { useLoadedQueries, type LoadedQueries } from './loaded-queries'

/** A refusal is an answer: only silence is worth asking again for. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.error === 'NETWORK'
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Always: offline, a press fails at once, instead of being sent later.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let browserQueries: LoadedQueries | null = null

/** The one query cache of this browser, created on first use; on the server each rendering has its own. */
export function queryClient(): QueryClient {
  return typeof window === 'undefined' ? newQueryClient() : queries().client
}

/** The query cache of this browser with the library's observers: what a deferred import brings. decision 0007 */
export function queries(): LoadedQueries {
  return (browserQueries ??= newBrowserQueries())
}

function newBrowserQueries(): LoadedQueries {
  const loaded = { client: newQueryClient(), QueryObserver, MutationObserver }
  loaded.client.mount()
  // Afterwards, since it may be made in the midst of a render.
  queueMicrotask(() => useLoadedQueries.setState(loaded))
  return loaded
}
