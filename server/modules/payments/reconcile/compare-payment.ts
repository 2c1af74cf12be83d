import type { PaymentDifference } from '@/contract/calls/ops/payments'
import type { PaymentProvider } from '@/server/providers/payment/payment-provider'
import type { Payment } from '../payments.repository'
import type { Refund } from '../refunds.repository'
import { refundOrderOf } from '../send-refunds'
import type { Span } from './day-of-payments.repository'

/** What differs; which payment it is about, the caller knows. */
export type Finding = Pick<PaymentDifference, 'kind' | 'hereFen' | 'thereFen'>
type Opened = Payment & { providerRef: string }

/** Asks the provider about a payment and its refunds of a span, and names every difference. Throws when it does not answer. */
export async function comparePayment(
  provider: PaymentProvider,
  payment: Opened,
  { refunds, span }: { refunds: readonly Refund[]; span: Span },
): Promise<Finding[]> {
  const findings = await compareMoney(provider, payment, span)
  for (const refund of refunds) findings.push(...(await compareRefund(provider, payment, refund)))
  return findings
}

async function compareMoney(provider: PaymentProvider, payment: Opened, span: Span): Promise<Finding[]> {
  const { paidAt, amountFen, transactionId, refundedFen } = payment
  if (paidAt !== null && !isWithin(paidAt, span)) return []
  const there = await provider.queryPayment(payment.providerRef)
  if (paidAt === null) {
    if (!there || !isWithin(there.paidAt, span)) return []
    return [{ kind: 'paid_there_only', hereFen: null, thereFen: there.amountFen }]
  }
  // What went back is no longer a payment to some providers; then the refunds say whether money was there.
  if (!there) return refundedFen > 0 ? [] : [{ kind: 'paid_here_only', hereFen: amountFen, thereFen: null }]
  const sums = { hereFen: amountFen, thereFen: there.amountFen }
  if (there.amountFen !== amountFen) return [{ kind: 'amount', ...sums }]
  return there.transactionId === transactionId ? [] : [{ kind: 'transaction', ...sums }]
}

async function compareRefund(provider: PaymentProvider, payment: Opened, refund: Refund): Promise<Finding[]> {
  const thereFen = await provider.queryRefund(refundOrderOf(refund, payment, payment.providerRef))
  const isDone = refund.state === 'done'
  const sums = { hereFen: refund.amountFen, thereFen }
  if (thereFen === null) return [{ kind: isDone ? 'refund_here_only' : 'refund_waiting', ...sums }]
  if (!isDone) return [{ kind: 'refund_there_only', ...sums }]
  return thereFen === refund.amountFen ? [] : [{ kind: 'refund_amount', ...sums }]
}

function isWithin(at: Date, { from, to }: Span): boolean {
  return from <= at && at < to
}
