import type { OpsOrder } from '@/contract/calls/ops/orders'
import type { Deps } from '@/server/http/calls/deps'
import { findAny } from './orders.service'
import { cancelUnpaid } from './payment/expire-order'
import { findHistory, type OrderRow } from './records/orders.repository'
import { refuseState } from './records/refuse-state'
import { viewOne } from './view/view-orders'

/** Any order with its whole history, for operators. */
export async function opsGetOrder(deps: Deps, orderNo: string): Promise<OpsOrder> {
  return opsView(deps, await findAny(deps.db, orderNo))
}

/** Does something to an order; answers it as it is then. */
export async function onOrder(
  deps: Deps,
  orderNo: string,
  act: (order: OrderRow) => Promise<unknown>,
): Promise<OpsOrder> {
  await act(await findAny(deps.db, orderNo))
  return opsGetOrder(deps, orderNo)
}

/** Closes an unpaid order before its time. */
export async function closeOrder(deps: Deps, order: OrderRow, note: string): Promise<void> {
  const cause = { at: deps.clock.now(), actor: 'operator', note } as const
  const isClosed = await cancelUnpaid(deps, order, { isDue: isUnpaid, cause })
  if (!isClosed) refuseState(await findAny(deps.db, order.orderBn), '仅待付款的订单可以关闭')
}

const isUnpaid = ({ status }: OrderRow) => status === 'pending_payment'

async function opsView(deps: Deps, order: OrderRow): Promise<OpsOrder> {
  const history = await findHistory(deps.db, [order.id])
  const entries = history.map(({ at, from, to, actor, note }) => ({
    at: at.toISOString(),
    from,
    to,
    actor,
    note,
  }))
  return { ...(await viewOne(deps, order)), entries }
}
