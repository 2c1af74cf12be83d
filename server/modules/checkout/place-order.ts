import { createHash } from 'node:crypto'
import type { DataOf } from '@/contract/calls/endpoint'
import type { SaveOrder, checkoutCalls } from '@/contract/calls/purchase/checkout'

import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Payer } from '@/server/providers/payment/payment-provider'
import { totalsOf } from '../bag/view/bag-totals'
import type { ViewedLine } from '../bag/view/bag-view'
import { holdBag, takeOrdered, viewHeldLines } from '../bag/order-lines'
import { factsSince, type CatalogueFacts } from '../catalogue/catalogue.service'
import { stockTags } from '../content/stock-tags'
import { takeStock } from '../inventory/inventory.service'
import { createOrder, findPlaced, type PlacedOrder } from '../orders/placing/create-order'
import { openForPayer } from '../orders/payment/open-for-payer'
import { payUrlOf } from '../payments/pay-action'
import { expectPayment, providerOf } from '../payments/payments.service'
import { checkDelivery } from './check-delivery'
import { checkLines } from './check-lines'
import { samples } from '../orders/view/samples'

type Draft = { customerId: string; bagId: string; facts: CatalogueFacts; input: SaveOrder }
type Placed = { order: PlacedOrder; crossed: string[] }

/**
 * Places an order, takes its stock and its lines out of the bag, in one transaction. The same key answers the
 * order it made before, so that a repeated press or a retry after a lost answer never makes two.
 */
export async function placeOrder(
  deps: Deps,
  customerId: string,
  input: SaveOrder,
  payer: Payer,
): Promise<DataOf<typeof checkoutCalls.saveOrder>> {
  const { order, crossed } = await deps.db.transaction(async (tx) => {
    const { bagId, catalogue } = await holdBag(tx, customerId)
    const { idempotencyKey } = input
    const before = await findPlaced(tx, { customerId, idempotencyKey, requestHash: hashOf(input) })
    if (before) return { order: before, crossed: [] }
    const facts = factsSince(deps.db, catalogue)
    return writeOrder({ ...deps, db: tx }, { customerId, bagId, facts, input })
  })

  deps.storefront.expire(await stockTags(deps.db, crossed))
  const { start } = await openForPayer(deps, order, payer)
  if (!start) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  return { orderBn: order.orderBn, payUrl: payUrlOf(start, order.orderBn), grandTotal: order.grandTotalFen }
}

async function writeOrder(deps: Deps, { customerId, bagId, facts, input }: Draft): Promise<Placed> {
  const provider = providerOf(deps, input.paymentMethod)
  refuseUnknownSample(input.sample)
  const store = await checkDelivery(deps.db, input.delivery)
  const lines = checkLines(await viewHeldLines(deps.db, facts, bagId), input)

  const { crossed } = await takeStock(deps.db, lines.flatMap(unitsOfLine))
  const totals = totalsOf(lines.map(({ item }) => item))
  const order = await createOrder(deps, {
    customerId,
    input,
    requestHash: hashOf(input),
    store,
    totals,
    lines,
  })
  await expectPayment(deps.db, {
    orderId: order.id,
    provider: provider.name,
    amountFen: order.grandTotalFen,
  })
  await takeOrdered(deps.db, bagId, input.itemIds)
  return { order, crossed }
}

function unitsOfLine({ item, parts }: ViewedLine) {
  return parts.map(({ sku, qty }) => ({ sku, qty: qty * item.qty }))
}

function refuseUnknownSample(sample: string | undefined): void {
  if (sample === undefined || samples.some(({ sku }) => sku === sample)) return
  throw new ApiError('INVALID_INPUT', { validationResult: { sample: '该小样已赠完，请重新选择' } })
}

/** What was asked for, without its key and whatever the order of the lines. */
function hashOf({ idempotencyKey: _, ...input }: SaveOrder): string {
  const content = JSON.stringify({ ...input, itemIds: [...input.itemIds].sort() })
  return createHash('sha256').update(content).digest('hex')
}
