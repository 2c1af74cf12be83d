import type { QueryClient, QueryObserverOptions } from '@tanstack/react-query'

/** The browser's query cache, and how to follow one query of it: `changed` is called whenever its answer may be another. */
export type MadeQueries = {
  client: QueryClient
  watch: <T>(query: QueryObserverOptions<T>, changed: () => void) => () => void
}

let made: MadeQueries | null = null
const waiting = new Set<(queries: MadeQueries) => void>()

/** The query cache of this browser, if anything has wanted it yet. decision 0007 */
export function madeQueries(): MadeQueries | null {
  return made
}

/** Calls `then` with the query cache: now, or once something wants it. Answers the undo. */
export function onceQueriesMade(then: (queries: MadeQueries) => void): () => void {
  if (made) {
    then(made)
    return () => undefined
  }
  waiting.add(then)
  return () => {
    waiting.delete(then)
  }
}

/** Tells everybody who waits; afterwards, since it may be made in the midst of a render. */
export function announceQueries(queries: MadeQueries): void {
  made = queries
  queueMicrotask(() => {
    for (const then of waiting) then(queries)
    waiting.clear()
  })
}
