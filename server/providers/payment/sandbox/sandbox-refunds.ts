import { and, eq, sum } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { sandboxPayments } from '@/server/db/schema/purchase/payments'
import { sandboxRefunds } from '@/server/db/schema/purchase/refunds'
import type { RefundOrder } from '../payment-provider'
import { transactionOf } from './sandbox-books'

/** Sends back what was asked for, once a reference; refuses more than the transaction brought. */
export async function refundSandboxPayment(db: Db, order: RefundOrder): Promise<{ providerRef: string }> {
  await db.transaction(async (tx) => {
    await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, order.providerRef)).for('update')
    if ((await refundedBySandbox(tx, order.reference)) === null) await writeRefund(tx, order)
  })
  return { providerRef: `sandbox-refund-${order.reference}` }
}

/** What was sent back for a reference; null when nothing was. Fen. */
export async function refundedBySandbox(db: Db, reference: string): Promise<number | null> {
  const [refund] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.merchantRef, reference))
  return refund?.amountFen ?? null
}

async function writeRefund(tx: Db, order: RefundOrder): Promise<void> {
  const { reference, providerRef: paymentId, transactionId, amountFen, paidFen } = order
  const refunded = (await refundedOf(tx, paymentId, transactionId)) + amountFen
  if (refunded > paidFen) throw new Error('the sandbox has no such money to send back')
  await tx.insert(sandboxRefunds).values({ merchantRef: reference, paymentId, transactionId, amountFen })
  if (refunded < paidFen || transactionId !== transactionOf(paymentId)) return
  const isPaid = and(eq(sandboxPayments.id, paymentId), eq(sandboxPayments.status, 'paid'))
  await tx.update(sandboxPayments).set({ status: 'refunded' }).where(isPaid)
}

async function refundedOf(tx: Db, paymentId: string, transactionId: string): Promise<number> {
  const isIt = and(eq(sandboxRefunds.paymentId, paymentId), eq(sandboxRefunds.transactionId, transactionId))
  const [row] = await tx
    .select({ fen: sum(sandboxRefunds.amountFen) })
    .from(sandboxRefunds)
    .where(isIt)
  return Number(row?.fen ?? 0)
}
