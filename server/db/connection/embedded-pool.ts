import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Pool } from 'pg'
import { nameStatements } from './name-statements'

type Statement = { name?: string; text: string }

/** The one connection of an embedded database, spoken to as if it were a server's. It is never given up. */
export function embeddedPool(client: PGlite): Pool {
  const config = createPgConfig(client)
  const parse = config.connection.parse.bind(config.connection)
  // Drizzle's readers of columns travel in `types`, where this connection expects the types of parameters.
  Object.assign(config.connection, { parse: ({ name, text }: Statement) => parse({ name, text }) })
  const pool = new Pool(Object.assign(config, { max: 1, idleTimeoutMillis: 0 }))
  nameStatements(pool)
  return pool
}
