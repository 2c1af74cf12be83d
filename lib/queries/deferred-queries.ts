import type { MutationObserver, MutationOptions, QueryObserverOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { giveUp } from '../api/browser'
import { useLoadedQueries } from './loaded-queries'

/** Fetches TanStack Query: the query cache of this browser, and the library's own observers. decision 0007 */
export async function loadQueries() {
  const { queries } = await import('./client')
  return queries()
}

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

/** The mutation while its library is on its way. */
type Loading<I> = { isPending: boolean; isSuccess: false; error: Error | null; variables: I | undefined }

/**
 * A mutation on pages that load without TanStack Query: it is fetched with the first press. `mutate` resolves with the answer,
 * with null when there is none (`error` says why), and calls `onSuccess` only if the page is still there. decision 0007
 */
export function useDeferredMutation<I, O>(options: MutationOptions<O, Error, I>) {
  const [observer, setObserver] = useState<MutationObserver<O, Error, I> | null>(null)
  const [loading, setLoading] = useState<Loading<I>>(idle)
  const isShown = useIsShown()
  const result = useSyncExternalStore(
    useCallback((changed) => observer?.subscribe(changed) ?? nothing, [observer]),
    () => observer?.getCurrentResult(),
    nothing,
  )

  const observe = async (variables: I) => {
    setLoading({ ...idle, isPending: true, variables })
    const loaded = await loadQueries().catch(giveUp)
    const created = new loaded.MutationObserver(loaded.client, options)
    setObserver(created)
    return created
  }

  const mutate = async (variables: I, onSuccess?: (answer: O) => void): Promise<O | null> => {
    try {
      const answer = await (observer ?? (await observe(variables))).mutate(variables)
      if (isShown.current) onSuccess?.(answer)
      return answer
    } catch (error) {
      setLoading({ ...idle, error: toError(error), variables })
      return null
    }
  }

  const { isPending, isSuccess, error, variables } = result ?? loading
  return { isPending, isSuccess, error, variables, mutate }
}

/** Whether the page is on show, also for what comes back to it later. */
function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

const idle = { isPending: false, isSuccess: false, error: null, variables: undefined } as const
const nothing = () => undefined
