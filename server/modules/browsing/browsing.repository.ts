import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { browsingEntries } from '@/server/db/schema/customer/interests'

/** Whose history it is. */
export type Browser = { customerId: string } | { guestId: string }

const ownedBy = (owner: Browser) =>
  'customerId' in owner
    ? eq(browsingEntries.customerId, owner.customerId)
    : eq(browsingEntries.guestId, owner.guestId)

export async function upsertEntry(
  db: Db,
  owner: Browser,
  { sku, viewedAt }: { sku: string; viewedAt: Date },
): Promise<void> {
  const column = 'customerId' in owner ? browsingEntries.customerId : browsingEntries.guestId
  await db
    .insert(browsingEntries)
    .values({ ...owner, sku, viewedAt })
    .onConflictDoUpdate({ target: [column, browsingEntries.sku], set: { viewedAt } })
}

export async function findSkus(db: Db, owner: Browser, limit: number): Promise<string[]> {
  const rows = await db
    .select({ sku: browsingEntries.sku })
    .from(browsingEntries)
    .where(ownedBy(owner))
    .orderBy(desc(browsingEntries.viewedAt))
    .limit(limit)
  return rows.map(({ sku }) => sku)
}

export function findEntries(db: Db, owner: Browser) {
  return db
    .select({ sku: browsingEntries.sku, viewedAt: browsingEntries.viewedAt })
    .from(browsingEntries)
    .where(ownedBy(owner))
    .orderBy(desc(browsingEntries.viewedAt))
}

/** Gives a guest's entries to a customer; of a product both looked at, the later view stays. */
export async function moveEntries(
  tx: Db,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<void> {
  const { sku, viewedAt } = browsingEntries
  const moved = await tx.delete(browsingEntries).where(ownedBy({ guestId })).returning({ sku, viewedAt })
  if (moved.length === 0) return
  await tx
    .insert(browsingEntries)
    .values(moved.map((entry) => ({ ...entry, customerId })))
    .onConflictDoUpdate({
      target: [browsingEntries.customerId, sku],
      set: { viewedAt: sql`greatest(${viewedAt}, excluded.viewed_at)` },
    })
}

export async function deleteOthers(db: Db, owner: Browser, remaining: readonly string[]): Promise<void> {
  await db.delete(browsingEntries).where(and(ownedBy(owner), notInArray(browsingEntries.sku, [...remaining])))
}

export async function deleteAll(db: Db, owner: Browser): Promise<void> {
  await db.delete(browsingEntries).where(ownedBy(owner))
}
