import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { bagLines, bags, type LineSnapshot } from '@/server/db/schema/purchase/bag'
import { lockedSessionsOfGuest } from '../../sessions/sessions.service'

/** Whose bag. */
export type BagOwner = { customerId: string } | { guestId: string }

export type Bag = { id: string; version: number }
export type NewLine = typeof bagLines.$inferSelect
/** A line without its snapshot, of which only the price is asked for while the product is sold. */
export type StoredLine = Omit<NewLine, 'snapshot'> & { addedPriceFen: number | null }

function owned(owner: BagOwner) {
  return 'customerId' in owner ? eq(bags.customerId, owner.customerId) : eq(bags.guestId, owner.guestId)
}

const bagColumns = { id: bags.id, version: bags.version }
const { snapshot, ...ownColumns } = getTableColumns(bagLines)
const lineColumns = {
  ...ownColumns,
  addedPriceFen: sql<number | null>`(${snapshot} ->> 'priceFen')::integer`.as('added_price_fen'),
}
const raised = { version: sql`${bags.version} + 1` }

const bagWithLines = (owner: 'customerId' | 'guestId') =>
  prepared((db) =>
    db
      .select({ bag: bagColumns, line: lineColumns })
      .from(bags)
      .leftJoin(bagLines, eq(bagLines.bagId, bags.id))
      .where(eq(bags[owner], sql.placeholder('id')))
      .orderBy(desc(bagLines.position))
      .prepare(`bag_by_${owner}`),
  )
const bagOfCustomer = bagWithLines('customerId')
const bagOfGuest = bagWithLines('guestId')

/** A bag with its lines, newest on top; null where there is none. One snapshot: the version is that of the lines. */
export async function findBag(db: Db, owner: BagOwner): Promise<{ bag: Bag; lines: StoredLine[] } | null> {
  const rows =
    'customerId' in owner
      ? await bagOfCustomer(db).execute({ id: owner.customerId })
      : await bagOfGuest(db).execute({ id: owner.guestId })
  const [first] = rows
  return first ? { bag: first.bag, lines: rows.flatMap(({ line }) => line ?? []) } : null
}

/**
 * The bag, made if there is none, its version raised, locked until the transaction ends. Null when the guest has logged in
 * since their call was let in, or the customer was deleted; until then a guest's sessions are locked first, so that a
 * login comes before or after.
 */
export async function lockBag(tx: Db, owner: BagOwner): Promise<Bag | null> {
  const locked: Promise<Bag[]> =
    'customerId' in owner
      ? tx
          .insert(bags)
          .values({ ...owner, version: 1 })
          .onConflictDoUpdate({ target: bags.customerId, set: raised })
          .returning(bagColumns)
      : tx
          .insert(bags)
          .select(
            sql`select gen_random_uuid(), null::uuid, ${owner.guestId}::uuid, 1
            from ${lockedSessionsOfGuest(owner.guestId)} as live having count(*) > 0`,
          )
          .onConflictDoUpdate({ target: bags.guestId, set: raised })
          .returning(bagColumns)
  const [bag] = await locked
  return bag ?? null
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

/** New lines, and what changes of those that were there. */
export async function writeLines(tx: Db, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(bagLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: bagLines.id,
      set: {
        qty: sql`excluded.qty`,
        isSelected: sql`excluded.is_selected`,
        position: sql`excluded.position`,
        parts: sql`excluded.parts`,
        snapshot: sql`excluded.snapshot`,
      },
    })
}

export async function updateLine(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredLine, 'bagId' | 'qty' | 'isSelected' | 'position'>>,
): Promise<void> {
  await tx.update(bagLines).set(change).where(eq(bagLines.id, id))
}

export async function deleteLines(tx: Db, bagId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(bagLines).where(and(eq(bagLines.bagId, bagId), inArray(bagLines.id, [...ids])))
}

/** With the lines still in it. */
export async function deleteBag(tx: Db, bagId: string): Promise<void> {
  await tx.delete(bags).where(eq(bags.id, bagId))
}

/** Selects exactly `ids`. */
export async function selectOnly(tx: Db, bagId: string, ids: readonly string[]): Promise<void> {
  const isChosen = ids.length > 0 ? inArray(bagLines.id, [...ids]) : sql`false`
  await tx
    .update(bagLines)
    .set({ isSelected: sql`${isChosen}` })
    .where(eq(bagLines.bagId, bagId))
}
