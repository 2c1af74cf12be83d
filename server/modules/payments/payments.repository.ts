import { and, eq, inArray, isNull, ne, sql, type Column } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { rowsOf } from '@/server/db/insert-rows'
import { prepared, type Values } from '@/server/db/prepared'
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

const paymentRows = rowsOf(payments)

/** The same, where the statement this is a part of has a row in `done`. */
export const insertPaymentIfDone = paymentRows.insert(sql`${sql.placeholder('payment')}`, 'done')

export function paymentValues(payment: Payment): Values {
  return { payment: paymentRows.json([payment]) }
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

/** What a column is set to, by its name, in a statement that is built once. */
const given = (column: Column) => sql`${sql.param(sql.placeholder(column.name), column)}`

const keepOpened = prepared((db) =>
  db
    .update(payments)
    .set({
      start: given(payments.start),
      providerRef: given(payments.providerRef),
      device: given(payments.device),
      openedAt: given(payments.openedAt),
    })
    .where(and(eq(payments.id, sql.placeholder('id')), isNull(payments.providerRef)))
    .returning()
    .prepare('keep_opened'),
)

/** Keeps how to pay; null when another request has done so. */
export async function saveOpened(db: Db, id: string, opened: Opened): Promise<Payment | null> {
  const { start, providerRef, device, openedAt } = opened
  const [payment] = await keepOpened(db).execute({
    id,
    start,
    provider_ref: providerRef,
    device,
    opened_at: openedAt,
  })
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
