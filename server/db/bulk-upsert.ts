import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import { rowsOf } from './insert-rows'

/** Rows of one statement: large enough to be quick, small enough to keep memory flat. */
const BATCH = 1000

/**
 * Writes rows as one JSON parameter a batch: a hundred thousand of them need no millions of placeholders.
 * A row whose key is there already is replaced. All rows must name the same columns.
 */
export async function bulkUpsert<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return

  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const keys = keyColumns(table)
  const updates = columns
    .filter(([, { name }]) => !keys.includes(name))
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  const conflict = updates.length > 0 ? sql`do update set ${sql.join(updates, sql`, `)}` : sql`do nothing`
  const target = sql.join(
    keys.map((name) => sql.identifier(name)),
    sql`, `,
  )

  const { json, insert } = rowsOf(table, columns)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = insert(sql`${json(rows.slice(start, start + BATCH))}`)
    await tx.execute(sql`${batch} on conflict (${target}) ${conflict}`)
  }
}

function keyColumns(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const [composite] = primaryKeys
  return (composite ? composite.columns : columns.filter(({ primary }) => primary)).map(({ name }) => name)
}
