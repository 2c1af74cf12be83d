import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import * as repository from './refunds.repository'
import type { NewRefund, Refund } from './refunds.repository'

/**
 * Writes into the ledger that money is to go back, once for its reason; refuses more than was paid in sum. The provider
 * hears of it after the transaction.
 */
export async function askRefund(tx: Db, refund: NewRefund): Promise<void> {
  const isNew = (await repository.insertRefund(tx, refund)) !== null
  if (!isNew || refund.reason === 'surplus') return
  const isCovered = await repository.addRefunded(tx, refund.paymentId, refund.amountFen)
  if (!isCovered) throw new ApiError('REFUND_ABOVE_PAID')
}

/** The returns for which money of a payment goes back, or went. */
export function refundedReturns(db: Db, paymentId: string): Promise<string[]> {
  return repository.findReasonIds(db, paymentId, 'return')
}

/** The money that goes back for a return; null while none was asked to. */
export function findReturnRefund(db: Db, paymentId: string, reasonId: string): Promise<Refund | null> {
  return repository.findRefund(db, { paymentId, reason: 'return', reasonId })
}
