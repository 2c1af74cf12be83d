import { and, asc, desc, eq, exists, inArray, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { arrivalNotices } from '@/server/db/schema/customer/interests'

export type NewNotice = typeof arrivalNotices.$inferInsert
/** Whose notice it is: a customer is also found by what they are reached at. */
export type NoticeOwner = { guestId: string } | { customerId: string; contacts: readonly string[] }

const ownedBy = (owner: NoticeOwner) =>
  'guestId' in owner
    ? eq(arrivalNotices.guestId, owner.guestId)
    : or(
        eq(arrivalNotices.customerId, owner.customerId),
        inArray(arrivalNotices.contactHash, [...owner.contacts]),
      )

/** A person or contact that waits for the sku already waits on as before. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<void> {
  await db.insert(arrivalNotices).values(notice).onConflictDoNothing()
}

export function findNotices(db: Db, owner: NoticeOwner) {
  const { sku, contact, createdAt } = arrivalNotices
  return db
    .select({ sku, contact, createdAt })
    .from(arrivalNotices)
    .where(ownedBy(owner))
    .orderBy(desc(createdAt))
}

export async function deleteNotice(db: Db, owner: NoticeOwner, sku: string): Promise<void> {
  await db.delete(arrivalNotices).where(and(ownedBy(owner), eq(arrivalNotices.sku, sku)))
}

export async function deleteByContact(tx: Db, contacts: readonly string[]): Promise<void> {
  await tx.delete(arrivalNotices).where(inArray(arrivalNotices.contactHash, [...contacts]))
}

export async function deleteBefore(db: Db, time: Date): Promise<void> {
  await db.delete(arrivalNotices).where(lte(arrivalNotices.createdAt, time))
}

/** Gives a guest's notices to a customer, but for what the customer waits for already. */
export async function moveNotices(
  tx: Db,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<void> {
  const theirs = alias(arrivalNotices, 'theirs')
  const known = tx
    .select({ id: theirs.id })
    .from(theirs)
    .where(and(eq(theirs.customerId, customerId), eq(theirs.sku, arrivalNotices.sku)))
  const isGuests = eq(arrivalNotices.guestId, guestId)
  await tx.delete(arrivalNotices).where(and(isGuests, exists(known)))
  await tx.update(arrivalNotices).set({ customerId, guestId: null }).where(isGuests)
}

/** Every sku somebody waits for. */
export async function findAwaitedSkus(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ sku: arrivalNotices.sku }).from(arrivalNotices)
  return rows.map(({ sku }) => sku)
}

/** Takes notices of a sku out, the oldest first; those another instance is taking are left to it. */
export function takeNotices(tx: Db, sku: string, limit: number) {
  const next = tx
    .select({ id: arrivalNotices.id })
    .from(arrivalNotices)
    .where(eq(arrivalNotices.sku, sku))
    .orderBy(asc(arrivalNotices.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .delete(arrivalNotices)
    .where(sql`${arrivalNotices.id} in (${next})`)
    .returning({ id: arrivalNotices.id, contact: arrivalNotices.contact })
}
