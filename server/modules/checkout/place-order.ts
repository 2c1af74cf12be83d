import { createHash } from 'node:crypto'
import type { DataOf } from '@/contract/calls/endpoint'
import type { SaveOrder, checkoutCalls } from '@/contract/calls/purchase/checkout'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Payer } from '@/server/providers/payment/payment-provider'
import { totalsOf } from '../bag/view/bag-totals'
import type { ViewedLine } from '../bag/view/bag-view'
import { untilWritten } from '../bag/lines/until-written'
import { bagAsRead, openingBeside, takeOutIfDone, takeOutValues, type Bag } from '../bag/order-lines'
import { stockTags } from '../content/stock-tags'
import { stockStatement, takeStock } from '../inventory/inventory.service'
import { findPlaced, isPlaced, newOrder, newOrderIfDone, type OrderRow } from '../orders/placing/create-order'
import { openForPayer } from '../orders/payment/open-for-payer'
import { payUrlOf } from '../payments/pay-action'
import { expectedPayment, expectPaymentIfDone, providerOf, type Payment } from '../payments/payments.service'
import { checkDelivery } from './check-delivery'
import { checkLines } from './check-lines'
import { samples } from '../orders/view/samples'

type Wish = { customerId: string; input: SaveOrder; requestHash: string }
type Placed = { order: OrderRow; payment?: Payment; crossed: string[] }

/**
 * Places an order, takes its stock and its lines out of the bag, all or nothing. The same key answers the order it made before, so
 * that a repeated press or a retry after a lost answer never makes two.
 */
export async function placeOrder(
  deps: Deps,
  customerId: string,
  input: SaveOrder,
  payer: Payer,
): Promise<DataOf<typeof checkoutCalls.saveOrder>> {
  const { order, payment, crossed } = await findOrPlace(deps, {
    customerId,
    input,
    requestHash: hashOf(input),
  })
  deps.storefront.expire(await stockTags(deps.db, crossed))
  const { start } = await openForPayer(deps, order, payer, payment)
  if (!start) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  return { orderBn: order.orderBn, payUrl: payUrlOf(start, order.orderBn), grandTotal: order.grandTotalFen }
}

const openToOrder = openingBeside('bag_to_order', isPlaced)

/**
 * Done again where the bag was changed in between, by another press too. The key is looked up at the moment of the bag: what is
 * ordered after it raises the bag's version.
 */
function findOrPlace(deps: Deps, wish: Wish): Promise<Placed> {
  const { customerId, requestHash, input } = wish
  return untilWritten(deps.db, { customerId }, async (db) => {
    const { idempotencyKey } = input
    const { bag, lines, isSo } = await openToOrder(db, customerId, { customerId, idempotencyKey })
    const before = isSo ? await findPlaced(db, { customerId, idempotencyKey, requestHash }) : null
    if (before) return { order: before, crossed: [] }
    return writeOrder({ ...deps, db }, wish, { bag, lines: await lines() })
  })
}

/**
 * One statement writes all of an order. Its lines leave the bag with it, if that still is as it was opened: of a customer's orders one
 * is placed at a time.
 */
const placing = stockStatement({
  name: 'place_order',
  guard: bagAsRead,
  writes: [...newOrderIfDone, expectPaymentIfDone, ...takeOutIfDone],
})

/** Null where the bag is no longer as it was read. */
async function writeOrder(
  deps: Deps,
  { customerId, input, requestHash }: Wish,
  { bag, lines: held }: { bag: Bag; lines: readonly ViewedLine[] },
): Promise<Placed | null> {
  const provider = providerOf(deps, input.paymentMethod)
  refuseUnknownSample(input.sample)
  const store = await checkDelivery(deps.db, input.delivery)
  const lines = checkLines(held, input)

  const totals = totalsOf(lines.map(({ item }) => item))
  const { order, values } = newOrder(deps, { customerId, input, requestHash, store, totals, lines })
  const expected = { orderId: order.id, provider: provider.name, amountFen: order.grandTotalFen }
  const { payment, values: ofPayment } = expectedPayment(expected)
  const taken = await takeStock(deps.db, lines.flatMap(unitsOfLine), {
    statement: placing,
    values: { ...values, ...ofPayment, ...takeOutValues(bag, input.itemIds) },
  })
  return taken && { order, payment, crossed: taken.crossed }
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
