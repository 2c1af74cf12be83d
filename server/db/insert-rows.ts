import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Columns by their keys, with what the table knows of them. */
type Columns = readonly (readonly [key: string, column: PgColumn])[]

/**
 * Writes rows as one JSON parameter: however many there are, the statement stays the same. Columns are named, since a version that
 * comes next may have added some already, whose defaults they keep. All of the table's are written unless said otherwise.
 */
export function rowsOf(table: PgTable, columns: Columns = Object.entries(getTableColumns(table))) {
  const written = columns.map(([key, column]) => ({ key, name: column.name, write: writerOf(column) }))
  const rowOf = (row: object) =>
    Object.fromEntries(written.map(({ key, name, write }) => [name, write(Reflect.get(row, key))]))
  return {
    /** The parameter. */
    json: (rows: readonly object[]): string => JSON.stringify(rows.map(rowOf)),
    /** What writes it; `where` names what the statement this is a part of has a row of if the rows are to be written, and else none. */
    insert: (json: SQLWrapper, where?: 'done' | 'bag'): SQL => {
      const names = written.map(({ name }) => sql.identifier(name))
      const values = names.map((name) => sql`row.${name}`)
      const gate = where ? sql`${sql.identifier(where)}, ` : sql``
      return sql`insert into ${table} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)}
        from ${gate}jsonb_populate_recordset(null::${table}, ${json}::jsonb) as row`
    },
  }
}

/** What a JSON column holds stays as it is; any other value is written as its column has it, sealed or hashed where it is. */
function writerOf(column: PgColumn): (value: unknown) => unknown {
  if (column.getSQLType() === 'jsonb') return (value) => value ?? null
  return (value) => (value === null || value === undefined ? null : column.mapToDriverValue(value))
}
