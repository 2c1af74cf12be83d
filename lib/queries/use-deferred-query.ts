import type { QueryObserverOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadQueries } from './load-queries'
import { useLoadedQueries } from './loaded-queries'

/**
 * What `query` answers, on pages that load without TanStack Query: it is fetched when `isWanted`, and observed once it is there
 * for whatever reason. `query` must stay the same object while it means the same. decision 0007
 */
export function useDeferredQuery<T>(
  query: QueryObserverOptions<T>,
  isWanted: boolean,
  isEnabled = isWanted,
): T | undefined {
  const loaded = useLoadedQueries()
  const observer = useMemo(
    () => loaded && new loaded.QueryObserver<T>(loaded.client, { ...query, enabled: isEnabled }),
    [loaded, query, isEnabled],
  )

  useEffect(() => {
    // Without it the page stays as it came from the server.
    if (isWanted) loadQueries().catch(() => undefined)
  }, [isWanted])

  return useSyncExternalStore(
    useCallback((changed) => observer?.subscribe(changed) ?? nothing, [observer]),
    () => observer?.getCurrentResult().data,
    nothing,
  )
}

const nothing = () => undefined
