import type { MutationOptions, QueryObserverOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { giveUp } from '../api/give-up'
import { madeQueries, onceQueriesMade } from './made'

/** Fetches and makes the query cache, ahead of its first use if need be. */
export async function loadQueries() {
  const { queryClient } = await import('./client')
  return queryClient()
}

/**
 * What `query` answers, on pages that load without TanStack Query: it is fetched when `isWanted`, and followed once it is there
 * for whatever reason. `query` must stay the same object while it means the same. decision 0007
 */
export function useLateQuery<T>(
  query: QueryObserverOptions<T>,
  isWanted: boolean,
  isEnabled = isWanted,
): T | undefined {
  const follow = useCallback(
    (changed: () => void) => {
      // Without it the page stays as it came from the server.
      if (isWanted) loadQueries().catch(() => undefined)
      let stop: (() => void) | undefined
      const stopWaiting = onceQueriesMade(({ watch }) => {
        stop = watch({ ...query, enabled: isEnabled }, changed)
        changed()
      })
      return () => {
        stopWaiting()
        stop?.()
      }
    },
    [query, isWanted, isEnabled],
  )
  return useSyncExternalStore(
    follow,
    () => madeQueries()?.client.getQueryData<T>(query.queryKey),
    () => undefined,
  )
}

type Progress<I> = {
  isPending: boolean
  isSuccess: boolean
  error: Error | null
  /** What was sent last. */
  variables: I | undefined
}

/**
 * A mutation on pages that load without TanStack Query: it is fetched with the first press. `mutate` resolves with the answer,
 * with null when there is none (`error` says why), and calls `onSuccess` only if the page is still there. decision 0007
 */
export function useLateMutation<I, O>(options: MutationOptions<O, Error, I>) {
  const [progress, setProgress] = useState<Progress<I>>(idle)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const mutate = async (variables: I, onSuccess?: (answer: O) => void): Promise<O | null> => {
    setProgress({ ...idle, isPending: true, variables })
    try {
      const client = await loadQueries().catch(giveUp)
      const answer = await client.getMutationCache().build(client, options).execute(variables)
      setProgress({ ...idle, isSuccess: true, variables })
      if (isShown.current) onSuccess?.(answer)
      return answer
    } catch (error) {
      setProgress({ ...idle, error: error instanceof Error ? error : new Error(String(error)), variables })
      return null
    }
  }

  return { ...progress, mutate }
}

const idle = { isPending: false, isSuccess: false, error: null, variables: undefined }
