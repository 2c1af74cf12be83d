import type { Order } from '@/contract/calls/purchase/orders'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findPayments, methodName } from '../../payments/payments.service'
import { findHistory, findLinesOf, type OrderRow } from '../records/orders.repository'
import { viewOrder } from './order-view'

/** Orders as their owners see them, in the order of their rows. */
export async function viewMany({ db, clock }: Deps, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await findLinesOf(db, ids)
  const history = await findHistory(db, ids)
  const payments = await findPayments(db, ids)
  const now = clock.now()
  return rows.map((order) => {
    const isOwn = ({ orderId }: { orderId: string }) => orderId === order.id
    const parts = {
      lines: lines.filter(isOwn),
      history: history.filter(isOwn),
      payment: payments.get(order.id),
    }
    return viewOrder({ order, ...parts, methodName: methodName(order.paymentMethod) }, now)
  })
}

export async function viewOne(deps: Deps, order: OrderRow): Promise<Order> {
  const [view] = await viewMany(deps, [order])
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}
