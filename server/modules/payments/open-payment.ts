import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { PayableOrder, PaymentProvider } from '@/server/providers/payment/payment-provider'
import { askWhoPays } from './chat-app-payer'
import { saveOpened } from './payments.repository'
import { findPayment, providerNamed, refuseFor, type Payment } from './payments.service'

type Order = Omit<PayableOrder, 'reference'>

/** How to pay an order; opened with the provider on first asking, the same ever after. Refuses with PAYMENT_UNAVAILABLE. */
export async function openPayment(deps: Deps, payment: Payment, order: Order): Promise<Payment> {
  const isWaiting = payment.providerRef === null && order.payer.openId !== undefined
  if (payment.start !== null && !isWaiting) return payment
  const provider = providerNamed(deps, payment.provider)
  if (!provider) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  const opened = needsToAsk(provider, order)
    ? askWhoPays(deps, order.orderBn)
    : await provider.createPayment({ ...order, reference: payment.id }).catch(refuseFor(deps, payment))
  const { device } = order.payer
  const saved = await saveOpened(deps.db, payment.id, { ...opened, device, openedAt: deps.clock.now() })
  return saved ?? findPayment(deps.db, payment.orderId)
}

function needsToAsk({ isOpenIdNeeded }: PaymentProvider, { payer }: Order): boolean {
  return isOpenIdNeeded && payer.device === 'chat-app' && payer.openId === undefined
}
