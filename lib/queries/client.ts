import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiFailure } from '../api/types'
import { announceQueries, madeQueries } from './made'

/** A refusal is an answer: only silence is worth asking again for. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.error === 'NETWORK'
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Always: offline, a press is told at once that it failed, instead of being sent by itself later.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The one query cache of this browser, made when first wanted; on the server each rendering has its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  return madeQueries()?.client ?? makeForBrowser()
}

function makeForBrowser(): QueryClient {
  const client = newQueryClient()
  client.mount()
  announceQueries({
    client,
    watch: (query, changed) => new QueryObserver(client, query).subscribe(changed),
  })
  return client
}
