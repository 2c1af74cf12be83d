import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { nowhere, partsOf, prepared, type Values } from '@/server/db/prepared'
import { inventory } from '@/server/db/schema/catalogue/variants'
import type { Unit } from './units'

/** The stock of a sku beside it in another select, which it joins; null where it is not stocked. */
export const joinedStock = (sku: SQLWrapper) => ({
  stock: inventory.stock,
  join: sql`left join ${inventory} on ${inventory.sku} = ${sku}`,
})

/**
 * Stock of many skus in one text, which the embedded database hands out sooner than rows. Each is looked up by itself: planned as a list,
 * all that is stocked would be read for one. As a subselect the list hides its length from the planner, which would else plan anew
 * for every list.
 */
export const stockOfSkus = (skus: SQLWrapper) => sql<string | null>`(select string_agg(
    (select ${inventory.stock} || ' ' || ${inventory.sku} from ${inventory} where ${inventory.sku} = wanted.sku), E'\\n')
  from unnest((select ${skus}::text[])) as wanted(sku))`

/** Sku and pieces of each. */
export function readStock(text: string | null | undefined): [string, number][] {
  return (text ?? '').split('\n').flatMap((line): [string, number][] => {
    const end = line.indexOf(' ')
    return end < 0 ? [] : [[line.slice(end + 1), Number(line.slice(0, end))]]
  })
}

const stockBySkus = prepared((db) =>
  db
    .select({ text: stockOfSkus(sql`${sql.placeholder('skus')}`).as('text') })
    .from(nowhere)
    .prepare('stock_by_skus'),
)

/** Sku and pieces of each. */
export async function findStock(db: Db, skus: readonly string[]): Promise<[string, number][]> {
  if (skus.length === 0) return []
  const [row] = await stockBySkus(db).execute({ skus })
  return readStock(row?.text)
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

/** What else is done in a statement that changes stock. It is built once; what is filled into it has names of its own. */
type Along = {
  name: string
  /** A select that locks; where it finds nothing, nothing is done. */
  guard: SQL
  /** Each reads from `done`, which has one row if the stock was changed, else none. */
  writes: readonly SQL[]
}

/**
 * A statement that adds each unit's quantity, negative to take, and answers what there was before; nothing is done if a sku would fall
 * below 0. Locks in sku order, so that two orders sharing skus wait for each other instead of dying together.
 */
export function stockStatement({ name, guard, writes }: Along) {
  const next = sql`${inventory.stock} + change.qty`
  const parts = {
    guard,
    change: sql`select sku, qty
      from jsonb_to_recordset(${sql.placeholder('units')}::jsonb) as unit(sku text, qty integer)`,
    held: sql`select own.sku, own.stock
      from (select sku from change where exists (select from guard) order by sku) as wanted,
        lateral (select sku, stock from ${inventory} where sku = wanted.sku for update) as own`,
    done: sql`select where exists (select from guard)
      and not exists (select from change left join held using (sku) where coalesce(stock, 0) + qty < 0)`,
    changed: sql`update ${inventory} set stock = ${next}, crossed_in = ${crossedBy(next)}
      from done, held join change using (sku) where ${inventory.sku} = held.sku`,
    ...Object.fromEntries(writes.map((write, n) => [`write_${n}`, write])),
  }
  return prepared((db) =>
    db
      .with(...partsOf(db, parts))
      .select({
        isGuarded: sql<boolean>`exists (select from guard)`.as('is_guarded'),
        before: sql<string | null>`(select string_agg(stock || ' ' || sku, E'\\n') from held)`.as('before'),
      })
      .from(nowhere)
      .prepare(name),
  )
}
type StockStatement = ReturnType<typeof stockStatement>

const stockAlone = stockStatement({ name: 'change_stock', guard: sql`select`, writes: [] })

/** Runs one of these statements, without anything along unless said otherwise. */
export async function changeStock(
  tx: Db,
  units: readonly Unit[],
  { statement, values }: { statement: StockStatement; values: Values } = {
    statement: stockAlone,
    values: {},
  },
): Promise<{ isGuarded: boolean; before: [string, number][] }> {
  const [row] = await statement(tx).execute({ ...values, units: JSON.stringify(units) })
  return { isGuarded: row?.isGuarded ?? false, before: readStock(row?.before) }
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
