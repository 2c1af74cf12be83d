import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { RefundOrder } from '@/server/providers/payment/payment-provider'
import { providerNamed, type Payment } from './payments.service'
import * as repository from './refunds.repository'
import type { Refund } from './refunds.repository'

/** Refunds of one run. */
const MOST_REFUNDS = 50

/** Asks the providers for every refund of the ledger they have not taken; what fails is tried again at the next run. */
export async function sendRefunds(deps: Deps): Promise<void> {
  for (const { refund, payment } of await repository.findAsked(deps.db, MOST_REFUNDS)) {
    const providerRef = await sendBack(deps, refund, payment)
    const at = deps.clock.now()
    if (providerRef === null) await repository.markTried(deps.db, refund.id, at)
    else await settle(deps, refund, { providerRef, doneAt: at })
  }
}

/** The provider's name of the refund; null when it did not take it. */
async function sendBack(deps: Deps, refund: Refund, payment: Payment): Promise<string | null> {
  const provider = providerNamed(deps, payment.provider)
  if (!provider || payment.providerRef === null) return null
  try {
    return (await provider.refund(refundOrderOf(refund, payment, payment.providerRef))).providerRef
  } catch (error) {
    deps.log.error({ refund: refund.id, error: describeError(error) }, 'refund failed')
    return null
  }
}

/** A refund as its provider is told of it. */
export function refundOrderOf(refund: Refund, payment: Payment, providerRef: string): RefundOrder {
  const { id: reference, transactionId, amountFen, reason, askedAt } = refund
  const paidFen = reason === 'surplus' ? amountFen : payment.amountFen
  return { reference, providerRef, transactionId, amountFen, paidFen, askedAt }
}

async function settle(
  { db }: Deps,
  { id, paymentId }: Refund,
  done: { providerRef: string; doneAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.lockPayment(tx, paymentId)
    if (!(await repository.markDone(tx, id, done))) return
    if ((await repository.countAsked(tx, paymentId)) > 0) return
    await repository.closeRefunded(tx, paymentId, done.doneAt)
  })
}
