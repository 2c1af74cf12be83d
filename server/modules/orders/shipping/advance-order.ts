import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { Job } from '@/server/platform/jobs'
import { tellReady } from '../records/order-messages'
import { findShippedBefore, lockOrder } from '../records/orders.repository'
import { refuseState } from '../records/refuse-state'
import { transition } from '../records/transition'

/** A shipped order that nobody complains about is complete after so long (decisions, «After the order»). */
const COMPLETE_AFTER_MS = 7 * 86_400_000
const BATCH = 100

type Step = { note: string }

/** A paid order waits in its boutique, and its customer is told. */
export async function markReady(deps: Deps, orderId: string, { note }: Step): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status !== 'paid') refuseState(order, '仅待发货的订单可以备妥待提')
    if (order.delivery.type !== 'pickup') refuseState(order, '该订单配送到地址，请用 ship')
    await transition(tx, order, { to: 'ready_for_pickup', cause: { at, actor: 'operator', note } })
    await tellReady(tx, order, at)
  })
}

/** An order was fetched at its boutique. */
export async function markCollected(deps: Deps, orderId: string, step: Step): Promise<void> {
  await complete(deps, orderId, { ...step, from: 'ready_for_pickup', why: '仅待自提的订单可以提取' })
}

/** A shipped order has arrived, before its week is over. */
export async function markComplete(deps: Deps, orderId: string, step: Step): Promise<void> {
  await complete(deps, orderId, { ...step, from: 'shipped', why: '仅已发货的订单可以完成' })
}

async function complete(
  deps: Deps,
  orderId: string,
  { note, from, why }: Step & { from: 'shipped' | 'ready_for_pickup'; why: string },
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status !== from) refuseState(order, why)
    await transition(tx, order, { to: 'complete', cause: { at, actor: 'operator', note } })
  })
}

/** Shipped orders complete by themselves. Several instances may run it: the lock lets one of them do it. */
export function completeShippedJob(deps: Deps): Job {
  return { name: 'complete-shipped', everyMs: 60_000, run: () => completeShipped(deps) }
}

async function completeShipped(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  const before = new Date(at.getTime() - COMPLETE_AFTER_MS)
  for (const { id } of await findShippedBefore(deps.db, before, BATCH)) {
    await deps.db
      .transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order.status !== 'shipped') return
        await transition(tx, order, { to: 'complete', cause: { at, actor: 'clock' } })
      })
      .catch((error: unknown) => {
        deps.log.error({ order: id, error: describeError(error) }, 'order not completed')
      })
  }
}
