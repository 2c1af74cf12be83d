import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { bagLines, bags } from '@/server/db/schema/bag'

/** Whose bag. */
export type BagOwner = { customerId: string } | { guestId: string }

export type Bag = { id: string; version: number }
export type StoredLine = typeof bagLines.$inferSelect
export type NewLine = typeof bagLines.$inferInsert

function owned(owner: BagOwner) {
  return 'customerId' in owner ? eq(bags.customerId, owner.customerId) : eq(bags.guestId, owner.guestId)
}

const bagColumns = { id: bags.id, version: bags.version }

export async function findBag(db: Db, owner: BagOwner): Promise<Bag | null> {
  const [bag] = await db.select(bagColumns).from(bags).where(owned(owner))
  return bag ?? null
}

/** The bag, made if there is none, locked until the transaction ends. */
export async function lockBag(tx: Db, owner: BagOwner): Promise<Bag> {
  const found = await lockExistingBag(tx, owner)
  if (found) return found
  await tx.insert(bags).values(owner).onConflictDoNothing()
  const made = await lockExistingBag(tx, owner)
  if (!made) throw new Error('a bag vanished between its making and its lock')
  return made
}

export async function lockExistingBag(tx: Db, owner: BagOwner): Promise<Bag | null> {
  const [bag] = await tx.select(bagColumns).from(bags).where(owned(owner)).for('update')
  return bag ?? null
}

export async function raiseVersion(tx: Db, bagId: string): Promise<void> {
  await tx
    .update(bags)
    .set({ version: sql`${bags.version} + 1` })
    .where(eq(bags.id, bagId))
}

export async function setVersion(tx: Db, bagId: string, version: number): Promise<void> {
  await tx.update(bags).set({ version }).where(eq(bags.id, bagId))
}

/** Newest on top. */
export function findLines(db: Db, bagId: string): Promise<StoredLine[]> {
  return db.select().from(bagLines).where(eq(bagLines.bagId, bagId)).orderBy(desc(bagLines.position))
}

export async function insertLine(tx: Db, line: NewLine & { id: string }): Promise<void> {
  await tx.insert(bagLines).values(line)
}

export async function updateLine(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredLine, 'bagId' | 'qty' | 'isSelected' | 'position'>>,
): Promise<void> {
  await tx.update(bagLines).set(change).where(eq(bagLines.id, id))
}

/** Answers how many there were. */
export async function deleteLines(tx: Db, bagId: string, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(bagLines)
    .where(and(eq(bagLines.bagId, bagId), inArray(bagLines.id, [...ids])))
    .returning({ id: bagLines.id })
  return gone.length
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
