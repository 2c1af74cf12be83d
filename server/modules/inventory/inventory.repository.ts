import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inventory } from '@/server/db/schema/catalogue'
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

/** Locks in sku order, so that two orders sharing skus wait for each other instead of dying together. */
export async function lockStock(tx: Db, skus: readonly string[]) {
  if (skus.length === 0) return []
  return tx
    .select()
    .from(inventory)
    .where(inArray(inventory.sku, [...skus]))
    .orderBy(asc(inventory.sku))
    .for('update')
}

/** Adds each unit's quantity, negative to take. */
export async function changeStock(tx: Db, units: readonly Unit[]): Promise<void> {
  if (units.length === 0) return
  await tx.execute(sql`
    update ${inventory} set stock = ${inventory.stock} + change.qty
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as change(sku text, qty integer)
    where ${inventory.sku} = change.sku`)
}

export async function writeStock(tx: Db, sku: string, stock: number): Promise<void> {
  await tx
    .update(inventory)
    .set({ stock })
    .where(inArray(inventory.sku, [sku]))
}

/** Opening stock; what is there already stays as it is. */
export async function insertStock(tx: Db, rows: readonly { sku: string; stock: number }[]): Promise<void> {
  await tx.execute(sql`
    insert into ${inventory} (sku, stock)
    select sku, stock from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(sku text, stock integer)
    on conflict (sku) do nothing`)
}
