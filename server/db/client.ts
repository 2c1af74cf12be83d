import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/all'

/** The database or one of its transactions; both drivers, embedded and server, answer to it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
