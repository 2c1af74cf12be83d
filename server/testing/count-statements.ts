import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import { vi } from 'vitest'

/** How many statements some work sends to the database, with the begin and the end of each transaction. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(NodePgPreparedQuery.prototype, 'execute')
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}
