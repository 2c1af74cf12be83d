import type { Totals } from '@/contract/calls/purchase/bag'
import type { SaveOrder } from '@/contract/calls/purchase/checkout'
import type { Store } from '@/contract/calls/purchase/stores'
import type { Db } from '@/server/db/client'
import { lookupHashOf } from '@/server/db/personal-data'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { ViewedLine } from '../../bag/view/bag-view'
import { newNumber } from './order-number'
import { tellPlaced } from '../records/order-messages'
import {
  findOrderByKey,
  insertHistory,
  insertOrder,
  type NewOrderLine,
  type OrderRow,
} from '../records/orders.repository'

export type PlacedOrder = OrderRow

type Draft = {
  customerId: string
  input: SaveOrder
  requestHash: string
  store: Store | null
  totals: Totals
  lines: readonly ViewedLine[]
}

type Key = { customerId: string; idempotencyKey: string; requestHash: string }

/** The order a key has made before; refused when something else is asked for under it now. */
export async function findPlaced(
  tx: Db,
  { customerId, idempotencyKey, requestHash }: Key,
): Promise<OrderRow | null> {
  const order = await findOrderByKey(tx, customerId, idempotencyKey)
  if (order && order.requestHash !== lookupHashOf(requestHash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return order
}

/** Writes a new order with its lines as they are now, to be paid within the configured time. */
export async function createOrder({ db, clock, config }: Deps, draft: Draft): Promise<OrderRow> {
  const { customerId, input, requestHash, store, totals } = draft
  const createdAt = clock.now()
  const lines = draft.lines.map(toOrderLine)
  const order = await insertOrder(
    db,
    {
      orderBn: newNumber('OR', createdAt),
      customerId,
      idempotencyKey: input.idempotencyKey,
      requestHash,
      status: 'pending_payment',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + config.paymentWindowMinutes * 60_000),
      subtotalFen: totals.subtotal,
      shippingFen: totals.shipping,
      grandTotalFen: totals.grand,
      paymentMethod: input.paymentMethod,
      delivery: input.delivery,
      store,
      gift: input.giftInformation ?? null,
      sample: input.sample ?? null,
      invoiceStatus: input.invoice ? 'applied' : 'none',
      invoice: input.invoice ?? null,
    },
    lines,
  )
  await insertHistory(db, { orderId: order.id, at: createdAt, to: order.status, actor: 'customer' })
  await tellPlaced(db, order, lines, createdAt)
  return order
}

function toOrderLine({ item, parts }: ViewedLine, position: number): NewOrderLine {
  return {
    position,
    sku: item.sku,
    name: item.name,
    nameEn: item.nameEn,
    celLine: item.celLine,
    url: item.url,
    image: item.thumb,
    qty: item.qty,
    priceFen: item.price,
    attributes: item.selectedOptions,
    customization: item.productCustomization,
    isPreOrder: item.isPreOrder,
    isBundle: item.isBundle,
    bundleType: item.bundleType,
    bundleChildren: item.bundleChildren,
    parts: [...parts],
  }
}
