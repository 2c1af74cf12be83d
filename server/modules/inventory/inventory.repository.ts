import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inventory } from '@/server/db/schema/catalogue/variants'
import type { Unit } from './units'

/** One parameter however many there are, so that the statement is always the same. */
const isOneOf = (skus: readonly string[]) => sql`${inventory.sku} = any(${sql.param([...skus])}::text[])`

/** Sku and pieces of each, in one text: the embedded database takes longer for rows. */
export async function findStock(db: Db, skus: readonly string[]): Promise<[string, number][]> {
  if (skus.length === 0) return []
  const text = sql<string | null>`string_agg(${inventory.stock} || ' ' || ${inventory.sku}, E'\\n')`
  const [row] = await db.select({ text }).from(inventory).where(isOneOf(skus))
  return (row?.text ?? '').split('\n').flatMap((line): [string, number][] => {
    const end = line.indexOf(' ')
    return end < 0 ? [] : [[line.slice(end + 1), Number(line.slice(0, end))]]
  })
}

/** This transaction where the stock leaves 0 or comes to it, else the one of before. */
const crossedBy = (next: SQL) => sql<string>`case
  when (${inventory.stock} > 0) <> (${next} > 0) then pg_current_xact_id() else ${inventory.crossedIn} end`

/**
 * Skus that sold out or came back in transactions not before `since`, and the `since` to ask with next. A transaction still
 * running has a greater number than that, so that nothing is missed; what was seen already may be told again.
 */
export async function findCrossed(db: Db, since: string): Promise<{ skus: string[]; since: string }> {
  const [row] = await db
    .select({
      now: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      skus: sql<string | null>`string_agg(${inventory.sku}, E'\\n')`,
    })
    .from(inventory)
    .where(sql`${inventory.crossedIn} >= ${since}::xid8`)
  return { skus: row?.skus ? row.skus.split('\n') : [], since: row?.now ?? since }
}

/** Locked until the transaction ends. */
export async function lockStock(tx: Db, sku: string) {
  const [row] = await tx.select().from(inventory).where(eq(inventory.sku, sku)).for('update')
  return row ?? null
}

/**
 * Adds each unit's quantity, negative to take, and answers what there was before. A sku that would fall below 0 stays as it is.
 * Locks in sku order, so that two orders sharing skus wait for each other instead of dying together.
 */
export async function changeStock(tx: Db, units: readonly Unit[]): Promise<{ sku: string; stock: number }[]> {
  if (units.length === 0) return []
  const skus = units.map(({ sku }) => sku)
  const next = sql`${inventory.stock} + change.qty`
  const { rows } = await tx.execute<{ sku: string; stock: number }>(sql`
    with held as (
      select sku, stock from ${inventory} where ${isOneOf(skus)} order by sku for update
    ), changed as (
      update ${inventory} set stock = ${next}, crossed_in = ${crossedBy(next)}
      from held join jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as change(sku text, qty integer) using (sku)
      where ${inventory.sku} = held.sku and held.stock + change.qty >= 0
    )
    select sku, stock from held`)
  return rows
}

export async function writeStock(tx: Db, sku: string, stock: number): Promise<void> {
  await tx
    .update(inventory)
    .set({ stock, crossedIn: crossedBy(sql`${stock}::integer`) })
    .where(eq(inventory.sku, sku))
}

/** Opening stock; what is there already stays as it is. */
export async function insertStock(tx: Db, rows: readonly { sku: string; stock: number }[]): Promise<void> {
  await tx.execute(sql`
    insert into ${inventory} (sku, stock)
    select sku, stock from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(sku text, stock integer)
    on conflict (sku) do nothing`)
}
