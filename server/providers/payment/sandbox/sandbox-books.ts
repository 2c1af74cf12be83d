import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { sandboxPayments } from '@/server/db/schema/purchase/payments'
import type { PayableOrder, PaymentNotice } from '../payment-provider'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

const opening = prepared((db) =>
  db
    .insert(sandboxPayments)
    .values({
      id: sql.placeholder('id'),
      merchantRef: sql.placeholder('merchantRef'),
      orderBn: sql.placeholder('orderBn'),
      amountFen: sql.placeholder('amountFen'),
      expiresAt: sql.placeholder('expiresAt'),
      status: 'open',
    })
    .onConflictDoUpdate({
      target: sandboxPayments.merchantRef,
      set: { merchantRef: sql`excluded.merchant_ref` },
    })
    .returning()
    .prepare('open_sandbox_payment'),
)

/** Opens a payment, or answers the one this reference opened before. */
export async function openSandboxPayment(db: Db, order: PayableOrder): Promise<SandboxPayment> {
  const { reference, orderBn, amountFen, expiresAt } = order
  const id = randomBytes(24).toString('base64url')
  const [payment] = await opening(db).execute({
    id,
    merchantRef: reference,
    orderBn,
    amountFen,
    expiresAt,
  })
  if (!payment) throw new Error('the sandbox lost a payment it had just opened')
  return payment
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return payment ?? null
}

type Change = Partial<Pick<SandboxPayment, 'status' | 'paidAt' | 'notifyAt'>>

/** Changes an open payment that is still in time; null when it is not, whoever was quicker. */
export async function changeOpenPayment(
  db: Db,
  { id, now }: { id: string; now: Date },
  change: Change,
): Promise<SandboxPayment | null> {
  const isOpen = and(
    eq(sandboxPayments.id, id),
    eq(sandboxPayments.status, 'open'),
    gt(sandboxPayments.expiresAt, now),
  )
  const [payment] = await db.update(sandboxPayments).set(change).where(isOpen).returning()
  return payment ?? null
}

/** No money is wanted any more. A transfer that was under way arrives all the same. */
export async function closeSandboxPayment(db: Db, id: string, now: Date): Promise<void> {
  const isIn = (status: SandboxPayment['status']) =>
    and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, status))
  await db.update(sandboxPayments).set({ status: 'closed' }).where(isIn('open'))
  await db.update(sandboxPayments).set({ status: 'paid', paidAt: now, notifyAt: now }).where(isIn('overdue'))
}

/** Payments whose notification was held back until now. */
export function findDueNotices(db: Db, now: Date): Promise<SandboxPayment[]> {
  return db.select().from(sandboxPayments).where(lte(sandboxPayments.notifyAt, now)).limit(50)
}

export async function settleNotice(db: Db, id: string): Promise<void> {
  await db.update(sandboxPayments).set({ notifyAt: null }).where(eq(sandboxPayments.id, id))
}

/** What the sandbox says of a payment; null while it has no money. */
export function noticeOf(payment: SandboxPayment): PaymentNotice | null {
  if (payment.status !== 'paid' || !payment.paidAt) return null
  return {
    providerRef: payment.id,
    orderBn: payment.orderBn,
    amountFen: payment.amountFen,
    transactionId: transactionOf(payment.id),
    paidAt: payment.paidAt,
  }
}

/** The sandbox moves money once a payment, under this name. */
export const transactionOf = (id: string) => `sandbox-${id}`
