import type { ParsedOf } from '@/contract/calls/endpoint'
import type { orderOpsCalls } from '@/contract/calls/ops/orders'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { tellShipped } from '../records/order-messages'
import {
  findLinesOf,
  lockOrder,
  updateOrder,
  type OrderLineRow,
  type OrderRow,
} from '../records/orders.repository'
import { refuseState } from '../records/refuse-state'
import { noteOn, transition } from '../records/transition'
import { carrierName } from './carrier-name'
import { findOrInsertParcel, putLinesIn, type ParcelRow } from './parcels.repository'

type Shipment = ParsedOf<typeof orderOpsCalls.opsShipOrder>['body']

/**
 * Hands lines of a paid order to a carrier, all that are left when none is named. The order's lock makes two
 * operators take turns; the order is shipped with its last line.
 */
export function shipOrder(deps: Deps, orderId: string, shipment: Shipment): Promise<ParcelRow> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireShippable(order)
    const lines = await findLinesOf(tx, [orderId])
    const packed = linesToPack(lines, shipment.lineIds)
    const parcel = await parcelOf(tx, order, { ...shipment, at: now })
    await putLinesIn(
      tx,
      packed.map(({ id }) => id),
      parcel.trackNumber,
    )

    const isLast = lines.every((line) => line.logiBn !== null || packed.includes(line))
    const cause = { at: now, actor: 'operator', note: noteOf(shipment, packed) } as const
    if (isLast) {
      await transition(tx, order, { to: 'shipped', cause })
      await updateOrder(tx, order.id, { shippedAt: now })
    } else await noteOn(tx, order, cause)
    await tellShipped(tx, order, { ...parcel, carrier: carrierName(deps, parcel.carrier) }, now)
    return parcel
  })
}

function requireShippable(order: OrderRow): void {
  if (order.status !== 'paid') refuseState(order, '仅待发货的订单可以发货')
  if (order.delivery.type === 'pickup') refuseState(order, '门店自提的订单不发货，请用 ready')
}

/** The lines named, or all that wait; one that is under way already is refused. */
function linesToPack(lines: readonly OrderLineRow[], ids?: readonly string[]): OrderLineRow[] {
  if (!ids) return lines.filter(({ logiBn }) => logiBn === null)
  const named = lines.filter(({ id }) => ids.includes(id))
  if (named.length !== new Set(ids).size) throw invalid('lineIds', '订单中没有这些商品')
  const shipped = named.find(({ logiBn }) => logiBn !== null)
  if (shipped) throw invalid('lineIds', `${shipped.sku} 已由运单 ${shipped.logiBn} 发出`)
  return named
}

/** The parcel of this number; one that belongs to another order, or another carrier, is not taken for it. */
async function parcelOf(
  tx: Db,
  { id: orderId }: OrderRow,
  { carrier, trackNumber, at }: Shipment & { at: Date },
): Promise<ParcelRow> {
  const parcel = await findOrInsertParcel(tx, { orderId, carrier, trackNumber, shippedAt: at })
  if (parcel.orderId !== orderId || parcel.carrier !== carrier)
    throw invalid('trackNumber', '该运单号已用于其他包裹')
  return parcel
}

function noteOf({ carrier, trackNumber, note }: Shipment, packed: readonly OrderLineRow[]): string {
  return [`${carrier} ${trackNumber}: ${packed.map(({ sku }) => sku).join(', ')}`, note]
    .filter(Boolean)
    .join(' · ')
}

function invalid(field: string, message: string): ApiError {
  return new ApiError('INVALID_INPUT', { validationResult: { [field]: message } })
}
