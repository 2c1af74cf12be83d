import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Options = {
  /** By their keys, with what the table knows of them; all of the table's unless said otherwise. */
  columns?: readonly (readonly [key: string, column: PgColumn])[]
  /** What the statement this is a part of has a row of where the rows are to be written, and none where not. */
  where?: 'done' | 'bag'
}

/**
 * Writes rows as one JSON parameter: however many there are, the statement stays the same. Columns are named, since a version that
 * comes next may have added some already, whose defaults they keep.
 */
export function insertRows(
  table: PgTable,
  rows: readonly object[],
  { columns = Object.entries(getTableColumns(table)), where }: Options = {},
): SQL {
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, valueOf(column, Reflect.get(row, key))])),
  )
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const values = names.map((name) => sql`row.${name}`)
  const gate = where ? sql`${sql.identifier(where)}, ` : sql``
  return sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from ${gate}jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) as row`
}

/** What a JSON column holds stays as it is; any other value is written as its column has it, sealed or hashed where it is. */
function valueOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  return column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value)
}
