import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import { PglitePreparedQuery, PgliteSession } from 'drizzle-orm/pglite'
import { vi } from 'vitest'

/** How many statements some work sends to the database, with the begin and the end of each transaction. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const embedded = vi.spyOn(PglitePreparedQuery.prototype, 'execute')
  const server = vi.spyOn(NodePgPreparedQuery.prototype, 'execute')
  // The embedded driver begins and commits by itself; with the other these are statements like any.
  const transactions = vi.spyOn(PgliteSession.prototype, 'transaction')
  try {
    await work()
    return embedded.mock.calls.length + server.mock.calls.length + 2 * transactions.mock.calls.length
  } finally {
    for (const spy of [embedded, server, transactions]) spy.mockRestore()
  }
}
