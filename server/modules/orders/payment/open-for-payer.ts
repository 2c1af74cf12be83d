import type { Deps } from '@/server/http/calls/deps'
import type { Payer } from '@/server/providers/payment/payment-provider'
import { openPayment } from '../../payments/open-payment'
import { findPayment, replacePayment, type Payment } from '../../payments/payments.service'
import type { OrderRow } from '../records/orders.repository'
import { replaceOpenPayment } from './replace-payment'

/**
 * How an unpaid order is paid on this device; what was opened for another one is closed first. `known`: its payment, where the
 * caller has just written it.
 */
export async function openForPayer(
  deps: Deps,
  order: OrderRow,
  payer: Payer,
  known?: Payment,
): Promise<Payment> {
  const isElsewhere = ({ device }: Payment) => device !== null && device !== payer.device
  const moveHere = async () => {
    await replaceOpenPayment(deps, order, async (tx, locked) => {
      const current = await findPayment(tx, locked.id)
      const isToReplace = locked.status === 'pending_payment' && isElsewhere(current)
      return isToReplace ? replacePayment(tx, locked.id, current.provider) : null
    })
    return findPayment(deps.db, order.id)
  }
  const before = known ?? (await findPayment(deps.db, order.id))
  const payment = isElsewhere(before) ? await moveHere() : before
  return payment.status === 'open' ? openPayment(deps, payment, { ...payableOf(order), payer }) : payment
}

function payableOf({ orderBn, grandTotalFen, paymentMethod, expiresAt }: OrderRow) {
  return { orderBn, amountFen: grandTotalFen, method: paymentMethod, expiresAt }
}
