import { randomUUID } from 'node:crypto'
import type { Totals } from '@/contract/calls/purchase/bag'
import type { SaveOrder } from '@/contract/calls/purchase/checkout'
import type { Store } from '@/contract/calls/purchase/stores'
import type { Db } from '@/server/db/client'
import { lookupHashOf } from '@/server/db/personal-data'
import type { Values } from '@/server/db/prepared'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { ViewedLine } from '../../bag/view/bag-view'
import { newNumber } from './order-number'
import { placedMessage, placedMessageIfDone } from '../records/order-messages'
import {
  findOrderByKey,
  insertOrderIfDone,
  orderValues,
  type OrderLineRow,
  type OrderRow,
} from '../records/orders.repository'

export { isPlaced, type OrderRow } from '../records/orders.repository'

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

/** What writes a new order and tells its customer: parts of one statement, done where it has a row in `done`. */
export const newOrderIfDone = [...insertOrderIfDone, placedMessageIfDone]

/** A new order with its lines as they are now, to be paid within the configured time, and what is filled into what writes it. */
export function newOrder(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { customerId, input, requestHash, store, totals, lines: viewed }: Draft,
): { order: OrderRow; values: Values } {
  const createdAt = clock.now()
  const order: OrderRow = {
    id: randomUUID(),
    orderBn: newNumber('OR', createdAt),
    customerId,
    idempotencyKey: input.idempotencyKey,
    requestHash,
    status: 'pending_payment',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + config.paymentWindowMinutes * 60_000),
    completedAt: null,
    shippedAt: null,
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
  }
  const lines = viewed.map((line, position) => newLine(order.id, line, position))
  return {
    order,
    values: { ...orderValues(order, lines), ...placedMessage(order, customerId, lines, createdAt) },
  }
}

function newLine(orderId: string, { item, parts }: ViewedLine, position: number): OrderLineRow {
  return {
    id: randomUUID(),
    orderId,
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
    logiBn: null,
    appliedReturnIds: [],
    beltRmaIds: [],
  }
}
