import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows to select from, as one JSON parameter: however many there are, the statement stays the same. */
export function jsonRows(
  table: PgTable,
  rows: readonly object[],
  columns = Object.entries(getTableColumns(table)),
): SQL {
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, valueOf(column, Reflect.get(row, key))])),
  )
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`
}

/** Whole rows, written where the statement this is a part of has a row in `done`. */
export function insertIfDone<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): SQL {
  return sql`insert into ${table} select row.* from done, ${jsonRows(table, rows)} as row`
}

/** What a JSON column holds stays as it is; any other value is written as its column has it, sealed or hashed where it is. */
function valueOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  return column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value)
}
