import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import * as repository from './records/orders.repository'
import type { OrderLineRow, OrderRow } from './records/orders.repository'
import { transition, type Cause } from './records/transition'

/** An order of which pieces come back, with its lines as they were bought. */
export type ReturningOrder = { order: OrderRow; lines: OrderLineRow[] }
export type ReturningLine = OrderLineRow

/** A customer's own order; another's answers exactly like a missing one. */
export async function findReturning(
  db: Db,
  { customerId, orderNo }: { customerId: string; orderNo: string },
): Promise<ReturningOrder> {
  const order = await repository.findOrderByNumber(db, orderNo)
  if (order?.customerId !== customerId) throw new ApiError('NOT_FOUND')
  return { order, lines: await repository.findLinesOf(db, [order.id]) }
}

/** The same under its lock: whatever changes a return of the order waits until the transaction ends. */
export async function lockReturning(tx: Db, orderId: string): Promise<ReturningOrder> {
  const order = await repository.lockOrder(tx, orderId)
  return { order, lines: await repository.findLinesOf(tx, [orderId]) }
}

/** Orders by their ids, for those who show returns. */
export async function findReturningOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, ReturningOrder>> {
  const orders = await repository.findOrdersById(db, orderIds)
  const lines = orderIds.length > 0 ? await repository.findLinesOf(db, orderIds) : []
  return new Map(
    orders.map((order) => [order.id, { order, lines: lines.filter(({ orderId }) => orderId === order.id) }]),
  )
}

/** The ids of a customer's orders. */
export async function orderIdsOf(db: Db, customerId: string): Promise<string[]> {
  return (await repository.findAllOrders(db, customerId)).map(({ id }) => id)
}

/** Writes which return each piece has. */
export async function writeReturnIds(tx: Db, line: OrderLineRow, ids: string[]): Promise<void> {
  const change = line.bundleType === 'belt' ? { beltRmaIds: ids } : { appliedReturnIds: ids }
  await repository.updateLine(tx, line.id, change)
}

/** Money of a complete order begins to go back; several returns may be under way. */
export async function beginRefund(tx: Db, order: OrderRow, cause: Cause): Promise<void> {
  if (order.status !== 'refunding') await transition(tx, order, { to: 'refunding', cause })
}

/** The money that was under way is back: the order is refunded when nothing of it is left. */
export async function endRefund(
  tx: Db,
  order: OrderRow,
  { isAllBack, cause }: { isAllBack: boolean; cause: Cause },
): Promise<void> {
  await transition(tx, order, { to: isAllBack ? 'refunded' : 'complete', cause })
}
