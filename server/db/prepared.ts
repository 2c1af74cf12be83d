import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './client'

/** Builds a query once for each database: for the few that nearly every call sends. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}

/** Where a statement that reads only what its parts have done reads from: one row of nothing. */
export const nowhere = sql`(select) as nowhere`

/** Parts of a statement by their names, for its `with`: those that write run once, whether or not they are read. */
export function partsOf(db: Db, parts: Readonly<Record<string, SQL>>) {
  return Object.entries(parts).map(([name, part]) => db.$with(name, {}).as(part))
}

/** What is filled into a statement that was built before, by name. */
export type Values = Readonly<Record<string, unknown>>
