import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { PaymentNotice } from '@/server/providers/payment/payment-provider'
import { stockTags } from '../../content/stock-tags'
import { countSale } from '../../customer/customer.service'
import {
  closeWithProvider,
  currentPayment,
  recordRefundDue,
  recordPaid,
  recordSurplus,
  restorePayment,
  type Payment,
} from '../../payments/payments.service'
import { sendRefunds } from '../../payments/send-refunds'
import { cancelOrder } from '../records/cancel-order'
import { lockOrder } from '../records/orders.repository'
import { transition } from '../records/transition'

/**
 * Acts on a provider's word that an order was paid, however often it is given: the order becomes paid once.
 * Money for a canceled order, paid after its time, or paid a second time, goes back.
 */
export async function settlePayment(
  deps: Deps,
  { id, orderId }: Payment,
  notice: PaymentNotice,
): Promise<void> {
  const now = deps.clock.now()
  const { isDue, crossed, replaced } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await currentPayment(tx, id)
    if (notice.amountFen !== payment.amountFen || notice.orderBn !== order.orderBn) {
      deps.log.error({ order: order.orderBn, amountFen: notice.amountFen }, 'payment does not fit its order')
      throw new ApiError('PAYMENT_REFUSED')
    }
    const isInTime = order.status === 'pending_payment' && notice.paidAt < order.expiresAt
    const replaced = payment.status === 'closed' && isInTime ? await restorePayment(tx, payment) : null
    if (payment.status !== 'open' && !replaced) {
      const isSurplus = notice.transactionId !== payment.transactionId
      if (isSurplus) await recordSurplus(tx, payment, notice, now)
      return { isDue: isSurplus || payment.status === 'refund_due', crossed: [] }
    }

    const cause = { at: now, actor: 'provider', note: notice.transactionId } as const
    if (isInTime) {
      await transition(tx, order, { to: 'paid', cause })
      await recordPaid(tx, payment, notice)
      if (order.customerId !== null) await countSale(tx, order.customerId)
      return { isDue: false, crossed: [], replaced }
    }
    await recordRefundDue(tx, payment, notice, now)
    const isUnpaid = order.status === 'pending_payment'
    return { isDue: true, crossed: isUnpaid ? await cancelOrder(tx, order, cause) : [] }
  })

  if (isDue) await sendRefunds(deps)
  if (replaced) await closeWithProvider(deps, replaced)
  deps.storefront.expire(await stockTags(deps.db, crossed))
}
