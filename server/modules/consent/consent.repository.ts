import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { consents } from '@/server/db/schema/customer/consents'

export type ConsentRow = typeof consents.$inferSelect
export type NewConsent = typeof consents.$inferInsert

export async function insertConsents(db: Db, entries: readonly NewConsent[]): Promise<void> {
  if (entries.length > 0) await db.insert(consents).values([...entries])
}

export type ConsentOwner = { customerId: string } | { guestId: string }

/** Newest first. */
export function findConsents(db: Db, owner: ConsentOwner): Promise<ConsentRow[]> {
  const isOwn =
    'customerId' in owner ? eq(consents.customerId, owner.customerId) : eq(consents.guestId, owner.guestId)
  return db.select().from(consents).where(isOwn).orderBy(desc(consents.id))
}

/** Entries whose customer or guest is gone, and that are older than `before`. */
export async function deleteDetached(db: Db, before: Date): Promise<void> {
  await db
    .delete(consents)
    .where(and(isNull(consents.customerId), isNull(consents.guestId), lte(consents.at, before)))
}
