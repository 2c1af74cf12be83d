import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { payments } from '@/server/db/schema/orders'

export type Payment = typeof payments.$inferSelect
type NewPayment = Pick<Payment, 'orderId' | 'provider' | 'amountFen'>

export async function insertPayment(tx: Db, payment: NewPayment): Promise<void> {
  await tx.insert(payments).values({ ...payment, status: 'open' })
}

export function findPaymentsOf(db: Db, orderIds: readonly string[]): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
}

export async function findByProviderRef(
  db: Db,
  provider: string,
  providerRef: string,
): Promise<Payment | null> {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerRef, providerRef))
  const [payment] = await db.select().from(payments).where(isIt)
  return payment ?? null
}

/** Keeps where to pay, unless another request has done so. */
export async function keepOpened(
  db: Db,
  id: string,
  opened: { payUrl: string; providerRef: string },
): Promise<void> {
  await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), isNull(payments.providerRef)))
}

export async function updatePayment(
  db: Db,
  id: string,
  change: Partial<Pick<Payment, 'status' | 'transactionId' | 'paidAt' | 'refundedAt'>>,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id))
}

export function findRefundsDue(db: Db, limit: number): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.status, 'refund_due'))
    .orderBy(asc(payments.id))
    .limit(limit)
}
