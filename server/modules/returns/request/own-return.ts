import type { Return } from '@/contract/calls/purchase/returns'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findReturningOrders } from '../../orders/returning'
import { changeReturn, inReturn } from '../records/change-return'
import { forOwner, viewOne } from '../records/return-view'
import { findReturn } from '../records/returns.repository'

/** Whose return and which. Another customer's answers exactly like a missing one. */
export type OwnReturn = { customerId: string; id: string }

export async function getReturn({ db }: Deps, { customerId, id }: OwnReturn): Promise<Return> {
  const row = await findReturn(db, id)
  const owner = row && (await findReturningOrders(db, [row.orderId])).get(row.orderId)?.order.customerId
  if (!row || owner !== customerId) throw new ApiError('NOT_FOUND')
  return forOwner(await viewOne(db, row))
}

/** Notes the parcel a return travels in; it is then on its way. */
export async function addReturnTracking(
  deps: Deps,
  own: OwnReturn,
  { carrierTitle: carrier, trackNumber }: { carrierTitle: string; trackNumber: string },
): Promise<Return> {
  await getReturn(deps, own)
  await inReturn(deps, own.id, async (tx, locked) => {
    if (locked.row.isReturnToStore) throw new ApiError('RETURN_STATE')
    const step = { at: deps.clock.now(), actor: 'customer', note: trackNumber } as const
    await changeReturn(tx, locked, { to: 'shipped', step, change: { carrier, trackNumber } })
  })
  return getReturn(deps, own)
}

/** Ends a return that is not on its way yet; its pieces may be returned anew. */
export async function cancelReturn(deps: Deps, own: OwnReturn): Promise<Return> {
  await getReturn(deps, own)
  await inReturn(deps, own.id, (tx, locked) =>
    changeReturn(tx, locked, { to: 'canceled', step: { at: deps.clock.now(), actor: 'customer' } }),
  )
  return getReturn(deps, own)
}
