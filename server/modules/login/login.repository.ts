import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { passwordResets } from '@/server/db/schema/customer/login'

export async function deleteResetsOfCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
}

/** Keeps the one live reset token of a customer. */
export async function replaceReset(db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.customerId, reset.customerId))
  await db.insert(passwordResets).values(reset)
}

export async function hasReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const isLive = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  return (await db.$count(passwordResets, isLive)) > 0
}

export async function takeReset(
  db: Db,
  tokenHash: string,
): Promise<typeof passwordResets.$inferSelect | null> {
  const [reset] = await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning()
  return reset ?? null
}

export async function removeExpiredResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
}
