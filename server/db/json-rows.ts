import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Rows of a subselect as one list of objects by these keys, empty where there are none. The embedded database takes three times as long
 * to hand out dozens of rows as to hand out one. For columns whose JSON reads as they do.
 */
export function jsonRows(columns: Readonly<Record<string, SQLWrapper>>, order: SQL): SQL {
  const pairs = Object.entries(columns).flatMap(([key, column]) => [sql.raw(`'${key}'`), column])
  return sql`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order}), '[]')`
}
