import type { Db } from '@/server/db/client'
import { returnStock } from '../../inventory/inventory.service'
import { forgetPlaced } from './order-messages'
import { findLinesOf, type OrderRow } from './orders.repository'
import { transition, type Cause } from './transition'

/**
 * Cancels an unpaid order and gives its stock back. The caller holds the order's lock, so that this happens
 * once; answers the skus that can be had again.
 */
export async function cancelOrder(tx: Db, order: OrderRow, cause: Cause): Promise<string[]> {
  await transition(tx, order, { to: 'canceled', cause })
  await forgetPlaced(tx, order)
  const lines = await findLinesOf(tx, [order.id])
  const units = lines.flatMap((line) =>
    line.parts.map((part) => ({ sku: part.sku, qty: part.qty * line.qty })),
  )
  const { crossed } = await returnStock(tx, units)
  return crossed
}
