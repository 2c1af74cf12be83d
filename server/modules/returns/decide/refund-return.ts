import type { OpsReturn } from '@/contract/calls/ops/returns'
import type { Deps } from '@/server/http/calls/deps'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { describeError } from '@/server/platform/describe-error'
import type { Job } from '@/server/platform/jobs'
import { settleInvoice, voidInvoice } from '../../invoices/void-invoice'
import { beginRefund, endRefund } from '../../orders/returning'
import { findPayment } from '../../payments/payments.service'
import { askRefund, findReturnRefund } from '../../payments/refunds'
import { sendRefunds } from '../../payments/send-refunds'
import { changeReturn, inReturn, type LockedReturn } from '../records/change-return'
import * as repository from '../records/returns.repository'
import { opsGetReturn } from './decide-return'

const BATCH = 50

/**
 * Sends the money of a received return back: asked for in the ledger, taken by the provider, then noted. Whatever step is
 * lost on the way is taken again by the job below.
 */
export async function refundReturn(
  deps: Deps,
  { id, amount }: { id: string; amount: number | undefined },
): Promise<OpsReturn> {
  await inReturn(deps, id, (tx, locked) => askForMoney({ ...deps, db: tx }, locked, amount))
  await sendRefunds(deps)
  await finishRefund(deps, id)
  return opsGetReturn(deps, id)
}

async function askForMoney(
  { db: tx, clock }: Deps,
  { row, order }: LockedReturn,
  amount = row.amountFen,
): Promise<void> {
  if (row.status !== 'received' || row.refundAskedAt !== null) throw new ApiError('RETURN_STATE')
  if (amount > row.amountFen) throw new ApiError('REFUND_ABOVE_PAID')
  const payment = await findPayment(tx, order.id)
  if (payment.transactionId === null) throw new ApiError('ORDER_STATE')
  const at = clock.now()
  await askRefund(tx, {
    paymentId: payment.id,
    transactionId: payment.transactionId,
    amountFen: amount,
    reason: 'return',
    reasonId: row.returnNo,
    askedAt: at,
  })
  await repository.updateReturn(tx, row.id, { refundAskedAt: at, amountFen: amount })
  const cause = { at, actor: 'operator', note: row.returnNo } as const
  await voidInvoice(tx, order, cause)
  await beginRefund(tx, order, cause)
}

/** Notes, once, that the provider has taken the refund of a return; nothing while it has not. */
async function finishRefund(deps: Deps, returnNo: string): Promise<void> {
  await inReturn(deps, returnNo, async (tx, locked) => {
    const { row, order } = locked
    if (row.status !== 'received' || row.refundAskedAt === null) return
    const refund = await findReturnRefund(tx, (await findPayment(tx, order.id)).id, returnNo)
    if (refund?.state !== 'done') return
    const at = deps.clock.now()
    await changeReturn(tx, locked, { to: 'refunded', step: { at, actor: 'provider' } })
    const { isUnderWay, isAllBack } = await standOf(tx, locked)
    if (isUnderWay) return
    await endRefund(tx, order, { isAllBack, cause: { at, actor: 'provider', note: returnNo } })
    await settleInvoice(tx, order, { isAllBack })
  })
}

/** Whether other money of the order is under way, and whether every piece has come back. */
async function standOf(tx: Db, { order, lines }: LockedReturn) {
  const all = await repository.findReturnsOf(tx, [order.id])
  const refunded = all.filter(({ status }) => status === 'refunded').map(({ id }) => id)
  const items = await repository.findItems(tx, refunded)
  const sum = (rows: readonly { qty: number }[]) => rows.reduce((total, { qty }) => total + qty, 0)
  return {
    isUnderWay: all.some((row) => row.status === 'received' && row.refundAskedAt !== null),
    isAllBack: sum(items) === sum(lines),
  }
}

/** Every so often: refunds that were taken are noted with their returns and orders. */
export function returnRefundsJob(deps: Deps): Job {
  return {
    name: 'return-refunds',
    everyMs: 15_000,
    run: async () => {
      await sendRefunds(deps)
      for (const { returnNo } of await repository.findRefunding(deps.db, BATCH)) {
        await finishRefund(deps, returnNo).catch((error: unknown) => {
          deps.log.error({ return: returnNo, error: describeError(error) }, 'refund not noted')
        })
      }
    },
  }
}
