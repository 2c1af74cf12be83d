import type { PoolClient } from 'pg'

/**
 * Closes a connection whose answer is overdue. What its server still does is unknown, perhaps in the middle of a
 * transaction: nobody may be handed it again, and a rollback must not wait behind the silence.
 */
export function closeWhenOverdue(client: PoolClient): void {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, client, given)
      if (answer instanceof Promise) answer.catch((error: unknown) => closeIfOverdue(client, error))
      return answer
    },
  })
}

/** Whoever holds the connection may release it once more, or, after a failed `begin`, never does. */
function closeIfOverdue(client: PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return
  client.release(error)
  Object.assign(client, { release: () => undefined })
}
