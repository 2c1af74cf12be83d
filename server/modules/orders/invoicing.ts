import { invoiceableStates } from '@/contract/rules/purchase/invoice'
import type { Db } from '@/server/db/client'
import * as repository from './records/orders.repository'
import type { OrderLineRow, OrderRow } from './records/orders.repository'

/** An order of which an invoice is issued, with its lines as they were bought. */
export type InvoicedOrder = { order: OrderRow; lines: OrderLineRow[] }

/** An order as it is, under its lock: whatever changes its invoice waits until the transaction ends. */
export function lockInvoiced(tx: Db, orderId: string): Promise<OrderRow> {
  return repository.lockOrder(tx, orderId)
}

/** What was bought with an order. */
export function findInvoicedLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return repository.findLinesOf(db, [orderId])
}

/** Writes what was asked for and how it stands. The caller holds the order's lock. */
export function writeInvoice(
  tx: Db,
  orderId: string,
  change: Partial<Pick<OrderRow, 'invoice' | 'invoiceStatus'>>,
): Promise<void> {
  return repository.updateOrder(tx, orderId, change)
}

/** Orders whose invoice can be issued now, the oldest first. */
export function findAwaitingInvoice(db: Db, limit: number): Promise<OrderRow[]> {
  return repository.findAwaitingInvoice(db, invoiceableStates, limit)
}

/** All orders of a customer, the oldest first. */
export function findInvoicedOrders(db: Db, customerId: string): Promise<OrderRow[]> {
  return repository.findAllOrders(db, customerId)
}
