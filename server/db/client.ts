import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema/all'

/** The database or one of its transactions, embedded or on a server. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>
