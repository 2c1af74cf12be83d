import type { Delivery } from '@/contract/calls/purchase/checkout'
import type { InvoiceRequest } from '@/contract/calls/purchase/invoices'
import type { OrderStatus } from '@/contract/calls/purchase/orders'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import * as repository from './records/orders.repository'
import type { OrderRow } from './records/orders.repository'

/** Nothing is on its way any more. */
const settled: readonly OrderStatus[] = ['complete', 'refunded', 'canceled']

const NOBODY = '已注销'

/** Whether anything is still to be paid, sent, fetched or given back. */
export async function hasOpenOrders(db: Db, customerId: string): Promise<boolean> {
  const own = await repository.findAllOrders(db, customerId)
  return own.some(({ status }) => !settled.includes(status))
}

/**
 * Parts the orders of a customer from them, as their account ends: what was bought and paid stays, as the law on
 * electronic commerce and on accounts demands, without name, mobile, street and message. decision 0014
 */
export async function releaseOrders(tx: Db, customerId: string): Promise<void> {
  if (await hasOpenOrders(tx, customerId)) throw new ApiError('ORDERS_OPEN')
  for (const order of await repository.findAllOrders(tx, customerId)) {
    await repository.updateOrder(tx, order.id, {
      customerId: null,
      delivery: nobodysDelivery(order.delivery),
      gift: null,
      invoice: invoiceToRetain(order),
    })
  }
}

/** The place down to the district, and nobody who lives there. */
function nobodysDelivery(delivery: Delivery): Delivery {
  const nobody = { firstname: NOBODY, telephone: '' }
  if (delivery.type === 'pickup') return { ...delivery, ...nobody }
  return { type: 'address', address: { ...delivery.address, ...nobody, gender: 1, street: '' } }
}

/** An invoice that was asked for is part of the books; where it was sent is not. */
function invoiceToRetain({ status, invoice }: OrderRow): InvoiceRequest | null {
  return invoice && status !== 'canceled' ? { ...invoice, email: '' } : null
}
