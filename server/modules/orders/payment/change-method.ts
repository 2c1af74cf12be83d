import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Deps } from '@/server/http/calls/deps'
import { providerOf, replacePayment } from '../../payments/payments.service'
import { updateOrder, type OrderRow } from '../records/orders.repository'
import { refuseState } from '../records/refuse-state'
import { noteOn } from '../records/transition'
import { replaceOpenPayment } from './replace-payment'

/** Lets an unpaid order be paid another way. */
export async function changeMethod(deps: Deps, order: OrderRow, method: PaymentMethod): Promise<void> {
  const provider = providerOf(deps, method)
  await replaceOpenPayment(deps, order, async (tx, locked) => {
    if (locked.status !== 'pending_payment') refuseState(locked, '仅待付款的订单可以更换支付方式')
    if (locked.paymentMethod === method) return null
    await updateOrder(tx, locked.id, { paymentMethod: method })
    const note = `${locked.paymentMethod} → ${method}`
    await noteOn(tx, locked, { at: deps.clock.now(), actor: 'customer', note })
    return replacePayment(tx, locked.id, provider.name)
  })
}
