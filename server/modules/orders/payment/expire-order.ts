import { isOverdue } from '@/contract/rules/purchase/order-validity'
import type { Deps } from '@/server/http/calls/deps'
import type { Job } from '@/server/platform/jobs'
import { describeError } from '@/server/platform/describe-error'
import { stockTags } from '../../content/stock-tags'
import { askProvider, closePayment, findPayment } from '../../payments/payments.service'
import { sendRefunds } from '../../payments/send-refunds'
import { cancelOrder } from '../records/cancel-order'
import { findOverdue, lockOrder, type OrderRow } from '../records/orders.repository'
import { settlePayment } from './settle-payment'
import type { Cause } from '../records/transition'

const BATCH = 100

/**
 * Cancels an unpaid order if `isDue` still says so under its lock. The provider is asked first: whoever paid in
 * time keeps the order, even when the notification got lost. Answers whether it was canceled.
 */
export async function cancelUnpaid(
  deps: Deps,
  { id }: OrderRow,
  { isDue, cause }: { isDue: (order: OrderRow) => boolean; cause: Cause },
): Promise<boolean> {
  const payment = await findPayment(deps.db, id)
  const notice = payment.status === 'open' ? await askProvider(deps, payment) : null
  if (notice) await settlePayment(deps, payment, notice)

  const crossed = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    return isDue(order) ? cancelOrder(tx, order, cause) : null
  })
  if (!crossed) return false
  await closePayment(deps, id)
  deps.storefront.expire(await stockTags(deps.db, crossed))
  return true
}

/** Cancels an order that was not paid in time; any other is left alone. */
async function expireOrder(deps: Deps, order: OrderRow): Promise<void> {
  const now = deps.clock.now()
  if (!isOverdue(order, now)) return
  const cause = { at: now, actor: 'clock' } as const
  await cancelUnpaid(deps, order, { isDue: (locked) => isOverdue(locked, now), cause })
}

/** Expires what is overdue, of one customer or of all. One order that fails does not hold up the others. */
export async function expireOverdue(deps: Deps, customerId?: string): Promise<void> {
  const overdue = await findOverdue(deps.db, {
    now: deps.clock.now(),
    ...(customerId !== undefined && { customerId }),
    limit: BATCH,
  })
  for (const order of overdue) {
    await expireOrder(deps, order).catch((error: unknown) => {
      deps.log.error({ order: order.orderBn, error: describeError(error) }, 'order not expired')
    })
  }
}

/** Every so often: unpaid orders end, and money that came too late goes back. */
export function unpaidOrdersJob(deps: Deps): Job {
  return {
    name: 'unpaid-orders',
    everyMs: 15_000,
    run: async () => {
      await expireOverdue(deps)
      await sendRefunds(deps)
    },
  }
}
