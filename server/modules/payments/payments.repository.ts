import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { insertRows } from '@/server/db/insert-rows'
import {
  payments,
  surplusPayments,
  type PayingDevice,
  type PaymentStart,
} from '@/server/db/schema/purchase/payments'

export type Payment = typeof payments.$inferSelect

export async function insertPayment(tx: Db, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment)
}

/** The same, where the statement this is a part of has a row in `done`. */
export function insertPaymentIfDone(payment: Payment): SQL {
  return insertRows(payments, [payment], { where: 'done' })
}

/** The payment each order is paid with: not those that another one has replaced. */
export function findPaymentsOf(db: Db, orderIds: readonly string[]): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), ne(payments.status, 'closed')))
}

export async function findById(db: Db, id: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ?? null
}

/** Also one that another has replaced: its provider may still speak of it. */
export async function findByProviderRef(
  db: Db,
  provider: string,
  providerRef: string,
): Promise<Payment | null> {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerRef, providerRef))
  const [payment] = await db.select().from(payments).where(isIt)
  return payment ?? null
}

type Opened = { start: PaymentStart; providerRef: string | null; device: PayingDevice; openedAt: Date }

/** Keeps how to pay; null when another request has done so. */
export async function saveOpened(db: Db, id: string, opened: Opened): Promise<Payment | null> {
  const [payment] = await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), isNull(payments.providerRef)))
    .returning()
  return payment ?? null
}

export async function updatePayment(
  db: Db,
  id: string,
  change: Partial<Pick<Payment, 'status' | 'transactionId' | 'paidAt' | 'refundedAt'>>,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id))
}

type Surplus = typeof surplusPayments.$inferSelect

/** Answers whether it is new: a transaction told twice is one. */
export async function insertSurplus(tx: Db, surplus: Surplus): Promise<boolean> {
  const rows = await tx.insert(surplusPayments).values(surplus).onConflictDoNothing().returning()
  return rows.length > 0
}
