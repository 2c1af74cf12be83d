import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Deps } from '@/server/http/calls/deps'
import {
  askProvider,
  closeWithProvider,
  findPayment,
  providerOf,
  replacePayment,
} from '../../payments/payments.service'
import { lockOrder, updateOrder, type OrderRow } from '../records/orders.repository'
import { refuseState } from '../records/refuse-state'
import { noteOn } from '../records/transition'
import { settlePayment } from './settle-payment'

/**
 * Lets an unpaid order be paid another way: the payment that was open is closed, a new one takes its place. Whoever
 * paid the old one meanwhile has paid the order.
 */
export async function changeMethod(deps: Deps, { id }: OrderRow, method: PaymentMethod): Promise<void> {
  const provider = providerOf(deps, method)
  const before = await findPayment(deps.db, id)
  const notice = before.status === 'open' ? await askProvider(deps, before) : null
  if (notice) await settlePayment(deps, before, notice)

  const replaced = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status !== 'pending_payment') refuseState(order, '仅待付款的订单可以更换支付方式')
    if (order.paymentMethod === method) return null
    await updateOrder(tx, id, { paymentMethod: method })
    const note = `${order.paymentMethod} → ${method}`
    await noteOn(tx, order, { at: deps.clock.now(), actor: 'customer', note })
    return replacePayment(tx, id, provider.name)
  })
  if (replaced) await closeWithProvider(deps, replaced)
}
