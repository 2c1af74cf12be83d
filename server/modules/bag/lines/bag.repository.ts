import { desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { jsonRows } from '@/server/db/json-rows'
import { prepared, type Values } from '@/server/db/prepared'
import { bagLines, bags, type LineSnapshot } from '@/server/db/schema/purchase/bag'
import { catalogueVersion } from '../../catalogue/catalogue.service'
import { joinedStock, readStock, stockOfSkus } from '../../inventory/inventory.service'
import { lockedSessionsOfGuest } from '../../sessions/sessions.service'

/** Whose bag. */
export type BagOwner = { customerId: string } | { guestId: string }

export type Bag = { id: string; version: number }
export type NewLine = typeof bagLines.$inferSelect
/** A line of a bag without its snapshot, of which only the price is asked for while the product is sold. */
export type StoredLine = Omit<NewLine, 'bagId' | 'snapshot'> & { addedPriceFen: number | null }

function owned(owner: BagOwner) {
  return 'customerId' in owner ? eq(bags.customerId, owner.customerId) : eq(bags.guestId, owner.guestId)
}

const bagColumns = { id: bags.id, version: bags.version }
const { bagId: _bag, snapshot, ...ownColumns } = getTableColumns(bagLines)
const lineColumns = {
  ...ownColumns,
  addedPriceFen: sql<number | null>`(${snapshot} ->> 'priceFen')::integer`,
}

/** A line as it is read with its bag: its values in the order of `readColumns`, and the stock of its own sku. */
type ReadLine = [
  ...[id: string, sku: string, isBundle: boolean, bundleType: StoredLine['bundleType']],
  ...[parts: StoredLine['parts'], options: StoredLine['options']],
  ...[customization: StoredLine['customization'], identity: string],
  ...[qty: number, isSelected: boolean, position: number, addedPriceFen: number | null],
  stock: number | null,
]
const { id, sku, isBundle, bundleType, parts, options, customization, identity, ...counted } = lineColumns
const { stock, join } = joinedStock(sku)
const readColumns = [
  ...[id, sku, isBundle, bundleType, parts, options, customization, identity],
  ...[counted.qty, counted.isSelected, counted.position, counted.addedPriceFen, stock],
]

function lineOf(values: ReadLine): StoredLine {
  const [id, sku, isBundle, bundleType, parts, options, customization, identity, ...more] = values
  const [qty, isSelected, position, addedPriceFen] = more
  return {
    id,
    sku,
    isBundle,
    bundleType,
    parts,
    options,
    customization,
    identity,
    qty,
    isSelected,
    position,
    addedPriceFen,
  }
}

/** `more`: other stock that is asked for; `isSo`: what else is to be known at the same moment. */
const bagWithLines = (
  name: string,
  owner: 'customerId' | 'guestId',
  { more = sql<string | null>`null`, isSo = sql<boolean>`false` } = {},
) =>
  prepared((db) =>
    db
      .select({
        bag: bagColumns,
        catalogue: catalogueVersion.as('catalogue'),
        lines: sql<ReadLine[]>`(select ${jsonRows(readColumns, desc(bagLines.position))}
          from ${bagLines} ${join} where ${eq(bagLines.bagId, bags.id)})`.as('lines'),
        more: more.as('more'),
        isSo: isSo.as('is_so'),
      })
      .from(bags)
      .where(eq(bags[owner], sql.placeholder('id')))
      .prepare(name),
  )
const bagAlone = {
  customerId: bagWithLines('bag_by_customerId', 'customerId'),
  guestId: bagWithLines('bag_by_guestId', 'guestId'),
}
const more = stockOfSkus(sql`${sql.placeholder('skus')}`)
const bagAndStock = {
  customerId: bagWithLines('bag_and_stock_by_customerId', 'customerId', { more }),
  guestId: bagWithLines('bag_and_stock_by_guestId', 'guestId', { more }),
}

/** A bag with its lines, newest on top, and the version of the catalogue and the stock at the same moment. */
export type FoundBag = { bag: Bag; catalogue: number; lines: StoredLine[]; onHand: OnHand; isSo: boolean }

/** Of each line's own sku, and of those asked for beside them, what is on hand; null where it is not stocked. */
export type OnHand = ReadonlyMap<string, number | null>

/** Null where there is none. One snapshot: the version is that of the lines. */
export async function findBag(
  db: Db,
  owner: BagOwner,
  skus: readonly string[] = [],
): Promise<FoundBag | null> {
  const bagOf = skus.length > 0 ? bagAndStock : bagAlone
  const [found] =
    'customerId' in owner
      ? await bagOf.customerId(db).execute({ id: owner.customerId, skus })
      : await bagOf.guestId(db).execute({ id: owner.guestId, skus })
  return found ? withStock(found, skus) : null
}

/** The same of customers, and whether `isSo`: a statement that is built once. */
export function bagBeside(name: string, isSo: SQL<boolean>) {
  const bagOf = bagWithLines(name, 'customerId', { isSo })
  return async (db: Db, customerId: string, values: Values): Promise<FoundBag | null> => {
    const [found] = await bagOf(db).execute({ ...values, id: customerId })
    return found ? withStock(found, []) : null
  }
}

type ReadBag = Omit<FoundBag, 'onHand' | 'lines'> & { lines: ReadLine[]; more: string | null }

function withStock({ bag, catalogue, lines, more, isSo }: ReadBag, skus: readonly string[]): FoundBag {
  const onHand = new Map<string, number | null>(skus.map((sku) => [sku, null]))
  for (const [sku, pieces] of readStock(more)) onHand.set(sku, pieces)
  for (const line of lines) onHand.set(line[1], line[12])
  return { bag, catalogue, lines: lines.map(lineOf), onHand, isSo }
}

/**
 * An empty bag, unless there is one. None for a guest who has logged in since their call was let in: their sessions are locked
 * meanwhile, so that a login comes before or after.
 */
export async function makeBag(db: Db, owner: BagOwner): Promise<void> {
  const made =
    'customerId' in owner
      ? db.insert(bags).values(owner)
      : db.insert(bags).select(sql`select gen_random_uuid(), null::uuid, ${owner.guestId}::uuid, 0
          from ${lockedSessionsOfGuest(owner.guestId)} as live having count(*) > 0`)
  await made.onConflictDoNothing()
}

/** A bag's row, locked, if it still is at the version it was read at. */
export const bagAsRead = sql`select from ${bags}
  where id = ${sql.placeholder('bagId')} and version = ${sql.placeholder('bagVersion')} for update`

/** Lines leave that bag and its version is raised, where the statement this is a part of has a row in `done`. */
export const takeOutIfDone: readonly SQL[] = [
  sql`delete from ${bagLines} using done
    where bag_id = ${sql.placeholder('bagId')} and id = any(${sql.placeholder('takenOut')}::uuid[])`,
  sql`update ${bags} set version = version + 1 from done where id = ${sql.placeholder('bagId')}`,
]

/** What is filled into both. */
export function takeOutValues({ id, version }: Bag, lineIds: readonly string[]): Values {
  return { bagId: id, bagVersion: version, takenOut: lineIds }
}

/** A customer's bag, made if there is none, its version raised, locked until the transaction ends. */
export async function lockBag(tx: Db, customerId: string): Promise<Bag> {
  const [bag] = await tx
    .insert(bags)
    .values({ customerId, version: 1 })
    .onConflictDoUpdate({ target: bags.customerId, set: { version: sql`${bags.version} + 1` } })
    .returning(bagColumns)
  if (!bag) throw new Error('a bag was not locked')
  return bag
}

export async function lockExistingBag(tx: Db, owner: BagOwner): Promise<Bag | null> {
  const [bag] = await tx.select(bagColumns).from(bags).where(owned(owner)).for('update')
  return bag ?? null
}

export async function setVersion(tx: Db, bagId: string, version: number): Promise<void> {
  await tx.update(bags).set({ version }).where(eq(bags.id, bagId))
}

/** Newest on top. */
export function findLines(db: Db, bagId: string): Promise<StoredLine[]> {
  return db
    .select(lineColumns)
    .from(bagLines)
    .where(eq(bagLines.bagId, bagId))
    .orderBy(desc(bagLines.position))
}

/** Line → what it still shows when its product is gone. */
export async function findSnapshots(db: Db, ids: readonly string[]): Promise<Map<string, LineSnapshot>> {
  const rows = await db
    .select({ id: bagLines.id, snapshot })
    .from(bagLines)
    .where(inArray(bagLines.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.snapshot]))
}

export async function updateLine(
  tx: Db,
  id: string,
  change: Partial<Pick<NewLine, 'bagId' | 'qty' | 'isSelected' | 'position'>>,
): Promise<void> {
  await tx.update(bagLines).set(change).where(eq(bagLines.id, id))
}

/** With the lines still in it. */
export async function deleteBag(tx: Db, bagId: string): Promise<void> {
  await tx.delete(bags).where(eq(bags.id, bagId))
}
