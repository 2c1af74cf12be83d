import type { ParsedOf } from '@/contract/calls/endpoint'
import type { orderOpsCalls } from '@/contract/calls/ops/orders'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { lockOrder } from '../records/orders.repository'
import { noteOn } from '../records/transition'
import { findParcels, insertEvents } from './parcels.repository'

type NewEvent = ParsedOf<typeof orderOpsCalls.opsAddParcelEvent>['body']

/** Notes where a parcel of an order is, as an operator knows it; the order's state stays. */
export async function addParcelEvent(
  deps: Deps,
  orderId: string,
  { trackNumber, at, place, text }: NewEvent,
): Promise<void> {
  const now = deps.clock.now()
  const event = { at: at === undefined ? now : new Date(at), place, text }
  if (event.at > now) throw new ApiError('INVALID_INPUT', { validationResult: { at: '时间不能晚于现在' } })
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const parcel = (await findParcels(tx, orderId)).find((one) => one.trackNumber === trackNumber)
    if (!parcel)
      throw new ApiError('INVALID_INPUT', { validationResult: { trackNumber: '订单没有这个运单号' } })
    await insertEvents(tx, parcel.id, [event])
    await noteOn(tx, order, { at: now, actor: 'operator', note: `${trackNumber}: ${place} ${text}` })
  })
}
