import type { Order } from '@/contract/calls/purchase/orders'
import type { Deps } from '@/server/http/calls/deps'
import { findOwn, type OwnOrder } from './orders.service'
import { cancelUnpaid } from './payment/expire-order'
import { refuseState } from './records/refuse-state'
import { viewOne } from './view/view-orders'

/** Cancels a customer's own order while it is unpaid, and gives its stock back. */
export async function cancelOwn(deps: Deps, own: OwnOrder): Promise<Order> {
  const order = await findOwn(deps, own)
  const isCanceled = await cancelUnpaid(deps, order, {
    isDue: ({ status }) => status === 'pending_payment',
    cause: { at: deps.clock.now(), actor: 'customer' },
  })
  const after = await findOwn(deps, own)
  if (!isCanceled) refuseState(after, '仅待付款的订单可以取消')
  return viewOne(deps, after)
}
