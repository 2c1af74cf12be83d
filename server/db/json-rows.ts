import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Rows of a subselect as one list of lists of these values, empty where there are none. The embedded database takes three times as long
 * to hand out dozens of rows as to hand out one, and every database twice as long to name each value. For columns whose JSON reads
 * as they do.
 */
export function jsonRows(values: readonly SQLWrapper[], order: SQL): SQL {
  return sql`coalesce(json_agg(json_build_array(${sql.join([...values], sql`, `)}) order by ${order}), '[]')`
}
