import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { wishes } from '@/server/db/schema/customer/interests'

export async function insertWish(
  db: Db,
  wish: { customerId: string; sku: string; createdAt: Date },
): Promise<void> {
  await db.insert(wishes).values(wish).onConflictDoNothing()
}

export async function deleteWishes(db: Db, customerId: string, skus: readonly string[]): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.customerId, customerId), inArray(wishes.sku, [...skus])))
}

/** Newest first. */
export async function findWishSkus(db: Db, customerId: string, window?: { limit: number; offset: number }) {
  const query = db
    .select({ sku: wishes.sku })
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.createdAt), wishes.sku)
  const rows = await (window ? query.limit(window.limit).offset(window.offset) : query)
  return rows.map((row) => row.sku)
}

export async function countWishRows(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ wishes: count() }).from(wishes).where(eq(wishes.customerId, customerId))
  return row?.wishes ?? 0
}
