import type { OrderStatus } from '@/contract/calls/purchase/orders'
import type { Db } from '@/server/db/client'
import type { orderHistory } from '@/server/db/schema/purchase/orders'
import { ApiError } from '@/server/http/answer/api-error'
import { canBecome } from './order-states'
import { insertHistory, updateOrder, type OrderRow } from './orders.repository'

/** Who made an order change its state, when, and what they said about it. */
export type Cause = { at: Date; actor: (typeof orderHistory.$inferSelect)['actor']; note?: string }

/** The only way an order changes its state. The caller holds the order's lock. */
export async function transition(
  tx: Db,
  order: OrderRow,
  { to, cause }: { to: OrderStatus; cause: Cause },
): Promise<void> {
  if (!canBecome(order.status, to)) throw new ApiError('ORDER_STATE')
  // An order is completed once: what is left of it after a refund keeps its time to be returned.
  const completedAt = to === 'complete' ? (order.completedAt ?? cause.at) : order.completedAt
  await updateOrder(tx, order.id, { status: to, completedAt })
  await insertHistory(tx, { orderId: order.id, from: order.status, to, ...cause })
}

/** Writes something down about an order that leaves its state as it is. The caller holds the order's lock. */
export async function noteOn(tx: Db, order: OrderRow, cause: Cause): Promise<void> {
  await insertHistory(tx, { orderId: order.id, from: order.status, to: order.status, ...cause })
}
