import { and, asc, count, eq, lte, min, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { payments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import type { Payment } from './payments.repository'

export type Refund = typeof refunds.$inferSelect
export type NewRefund = Pick<
  Refund,
  'paymentId' | 'transactionId' | 'amountFen' | 'reason' | 'reasonId' | 'askedAt'
>
type Reason = Pick<Refund, 'paymentId' | 'reason' | 'reasonId'>

/** Null when it was asked for before. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<Refund | null> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return row ?? null
}

export async function findRefund(db: Db, { paymentId, reason, reasonId }: Reason): Promise<Refund | null> {
  const isIt = and(
    eq(refunds.paymentId, paymentId),
    eq(refunds.reason, reason),
    eq(refunds.reasonId, reasonId),
  )
  const [row] = await db.select().from(refunds).where(isIt)
  return row ?? null
}

export async function findReasonIds(db: Db, paymentId: string, reason: Refund['reason']): Promise<string[]> {
  const rows = await db
    .select({ reasonId: refunds.reasonId })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, reason)))
  return rows.map(({ reasonId }) => reasonId)
}

/** Adds to what goes back of a payment; false when that were more than was paid. */
export async function addRefunded(tx: Db, paymentId: string, amountFen: number): Promise<boolean> {
  const sum = sql<number>`${payments.refundedFen} + ${amountFen}`
  const rows = await tx
    .update(payments)
    .set({ refundedFen: sum })
    .where(and(eq(payments.id, paymentId), lte(sum, payments.amountFen)))
    .returning({ id: payments.id })
  return rows.length > 0
}

/** What the provider has not taken yet; what failed waits behind what was not tried. */
export function findAsked(db: Db, limit: number): Promise<{ refund: Refund; payment: Payment }[]> {
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'asked'))
    .orderBy(sql`${refunds.triedAt} nulls first`, asc(refunds.askedAt))
    .limit(limit)
}

/** Refunds of what was paid that are under way; money that came twice is no part of it. */
export async function countAsked(db: Db, paymentId: string): Promise<number> {
  const isIt = and(
    eq(refunds.paymentId, paymentId),
    eq(refunds.state, 'asked'),
    ne(refunds.reason, 'surplus'),
  )
  const [row] = await db.select({ asked: count() }).from(refunds).where(isIt)
  return row?.asked ?? 0
}

export async function markTried(db: Db, id: string, triedAt: Date): Promise<void> {
  await db.update(refunds).set({ triedAt }).where(eq(refunds.id, id))
}

/** Refunds of one payment are settled one after the other. */
export async function lockPayment(tx: Db, paymentId: string): Promise<void> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update')
}

/** False when another has done so. */
export async function markDone(
  tx: Db,
  id: string,
  done: { providerRef: string; doneAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ ...done, state: 'done' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** A payment of which everything went back is refunded. */
export async function closeRefunded(tx: Db, paymentId: string, refundedAt: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'refunded', refundedAt })
    .where(and(eq(payments.id, paymentId), eq(payments.refundedFen, payments.amountFen)))
}

/** How many refunds no provider has taken yet, and since when the oldest waits. */
export async function findOldestAsked(db: Db): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), oldest: min(refunds.askedAt) })
    .from(refunds)
    .where(eq(refunds.state, 'asked'))
  return row ?? { waiting: 0, oldest: null }
}
