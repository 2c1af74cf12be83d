import type { PaymentMethod } from '@/contract/calls/purchase/orders'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/deps'
import { ApiError } from '@/server/http/api-error'
import { describeError } from '@/server/http/request-log'
import type {
  PayableOrder,
  PaymentNotice,
  PaymentProvider,
} from '@/server/providers/payment/payment-provider'
import * as repository from './payments.repository'
import type { Payment } from './payments.repository'

export type { Payment } from './payments.repository'

/** What shoppers read. */
const methodNames: Record<PaymentMethod, string> = {
  alipay: '支付宝',
  wechatpay: '微信支付',
  unionpay: '银联支付',
}

export function methodName(method: PaymentMethod): string {
  return methodNames[method]
}

/** The methods some configured provider offers, each once. */
export function listMethods({ providers }: Pick<Deps, 'providers'>): { code: PaymentMethod; name: string }[] {
  const codes = new Set(providers.payment.flatMap((provider) => provider.methods))
  return [...codes].map((code) => ({ code, name: methodName(code) }))
}

/** Who collects a method; refuses one that nobody offers. */
export function providerOf({ providers }: Pick<Deps, 'providers'>, method: PaymentMethod): PaymentProvider {
  const provider = providers.payment.find(({ methods }) => methods.includes(method))
  if (!provider) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  return provider
}

/** Null when the configuration no longer names it. */
function providerNamed({ providers }: Pick<Deps, 'providers'>, name: string): PaymentProvider | null {
  return providers.payment.find((provider) => provider.name === name) ?? null
}

/** Notes, with the order itself, that it is to be paid; the provider hears of it after the transaction. */
export function expectPayment(
  tx: Db,
  payment: { orderId: string; provider: string; amountFen: number },
): Promise<void> {
  return repository.insertPayment(tx, payment)
}

/** Payments by the id of their order. */
export async function findPayments(db: Db, orderIds: readonly string[]): Promise<Map<string, Payment>> {
  const rows = orderIds.length > 0 ? await repository.findPaymentsOf(db, orderIds) : []
  return new Map(rows.map((row) => [row.orderId, row]))
}

export async function findPayment(db: Db, orderId: string): Promise<Payment> {
  const [payment] = await repository.findPaymentsOf(db, [orderId])
  if (!payment) throw new Error('an order without a payment')
  return payment
}

type Expected = Omit<PayableOrder, 'reference'> & { orderId: string }

/** Where to pay an order; opened with the provider on first asking, the same ever after. */
export async function openPayment(deps: Pick<Deps, 'db' | 'providers'>, expected: Expected): Promise<string> {
  const payment = await findPayment(deps.db, expected.orderId)
  if (payment.payUrl !== null) return payment.payUrl
  const provider = providerNamed(deps, payment.provider)
  if (!provider) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  const opened = await provider.createPayment({ ...expected, reference: payment.id })
  await repository.keepOpened(deps.db, payment.id, opened)
  return (await findPayment(deps.db, expected.orderId)).payUrl ?? opened.payUrl
}

/** Whose payment a notification is about; refuses what its provider has not signed. */
export async function readNotification(
  deps: Pick<Deps, 'db' | 'providers' | 'log'>,
  providerName: string,
  body: unknown,
): Promise<{ payment: Payment; notice: PaymentNotice }> {
  const provider = providerNamed(deps, providerName)
  if (!provider) throw new ApiError('NOT_FOUND')
  const notice = provider.parseNotification(body)
  const payment = notice && (await repository.findByProviderRef(deps.db, providerName, notice.providerRef))
  if (!notice || !payment) {
    deps.log.warn({ provider: providerName, isSigned: notice !== null }, 'payment notification refused')
    throw new ApiError('PAYMENT_REFUSED')
  }
  return { payment, notice }
}

/** What the provider says of a payment when asked; null while it has no money, or is no longer configured. */
export async function askProvider(
  deps: Pick<Deps, 'providers'>,
  payment: Payment,
): Promise<PaymentNotice | null> {
  const provider = providerNamed(deps, payment.provider)
  if (!provider || payment.providerRef === null) return null
  return provider.queryPayment(payment.providerRef)
}

/** Tells the provider to take no money for a canceled order. Should it take some all the same, that goes back. */
export async function closePayment(
  deps: Pick<Deps, 'db' | 'providers' | 'log'>,
  orderId: string,
): Promise<void> {
  const payment = await findPayment(deps.db, orderId)
  if (payment.providerRef === null) return
  try {
    await providerNamed(deps, payment.provider)?.closePayment(payment.providerRef)
  } catch (error) {
    deps.log.warn(
      { payment: payment.id, error: describeError(error) },
      'payment not closed with its provider',
    )
  }
}

/** Notes that money came, under the lock of its order. */
export function recordPaid(
  tx: Db,
  payment: Payment,
  { transactionId, paidAt }: PaymentNotice,
): Promise<void> {
  return repository.updatePayment(tx, payment.id, { status: 'paid', transactionId, paidAt })
}

/** Notes that money came for an order that is canceled, and has to go back. */
export function recordLate(
  tx: Db,
  payment: Payment,
  { transactionId, paidAt }: PaymentNotice,
): Promise<void> {
  return repository.updatePayment(tx, payment.id, { status: 'refund_due', transactionId, paidAt })
}

/** Sends back what came too late; what fails is tried again at the next run. */
export async function refundLate(deps: Deps): Promise<void> {
  for (const payment of await repository.findRefundsDue(deps.db, 50)) {
    const provider = providerNamed(deps, payment.provider)
    if (!provider || payment.providerRef === null) continue
    try {
      await provider.refund({ providerRef: payment.providerRef, amountFen: payment.amountFen })
      await repository.updatePayment(deps.db, payment.id, {
        status: 'refunded',
        refundedAt: deps.clock.now(),
      })
    } catch (error) {
      deps.log.error({ payment: payment.id, error: describeError(error) }, 'refund failed')
    }
  }
}
