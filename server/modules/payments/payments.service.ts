import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { describeError } from '@/server/platform/describe-error'
import type {
  NotificationReply,
  NotificationRequest,
  PayableOrder,
  PaymentNotice,
  PaymentProvider,
} from '@/server/providers/payment/payment-provider'
import * as repository from './payments.repository'
import type { Payment } from './payments.repository'

export type { Payment } from './payments.repository'

/** Refunds of one run. */
const MOST_REFUNDS = 50

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
): Promise<Payment> {
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

/** How to pay an order; opened with the provider on first asking, the same ever after. */
export async function openPayment(
  deps: Pick<Deps, 'db' | 'providers'>,
  payment: Payment,
  order: Omit<PayableOrder, 'reference'>,
): Promise<Payment> {
  if (payment.start !== null) return payment
  const provider = providerNamed(deps, payment.provider)
  if (!provider) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  const opened = await provider.createPayment({ ...order, reference: payment.id })
  const saved = await repository.saveOpened(deps.db, payment.id, opened)
  return saved ?? findPayment(deps.db, payment.orderId)
}

type Notification = {
  /** Whose payment it is about; null when its provider has not signed it, or never opened it. */
  confirmed: { payment: Payment; notice: PaymentNotice } | null
  reply: (isAccepted: boolean) => NotificationReply
}

/** A notification as its provider reads it. */
export async function readNotification(
  deps: Pick<Deps, 'db' | 'providers' | 'log'>,
  providerName: string,
  request: NotificationRequest,
): Promise<Notification> {
  const provider = providerNamed(deps, providerName)
  if (!provider) throw new ApiError('NOT_FOUND')
  const { notice, reply } = await provider.notification(request)
  const payment = notice && (await repository.findByProviderRef(deps.db, providerName, notice.providerRef))
  if (notice && payment) return { confirmed: { payment, notice }, reply }
  deps.log.warn({ provider: providerName, isSigned: notice !== null }, 'payment notification refused')
  return { confirmed: null, reply }
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
export function recordRefundDue(
  tx: Db,
  payment: Payment,
  { transactionId, paidAt }: PaymentNotice,
): Promise<void> {
  return repository.updatePayment(tx, payment.id, { status: 'refund_due', transactionId, paidAt })
}

/** Notes money that came for an order that was settled with another transaction, and has to go back. */
export function recordSurplus(
  tx: Db,
  payment: Payment,
  { transactionId, amountFen, paidAt }: PaymentNotice,
): Promise<void> {
  return repository.insertSurplus(tx, { paymentId: payment.id, transactionId, amountFen, paidAt })
}

/** Sends back what came too late or too much; what fails is tried again at the next run. */
export async function refundDue(deps: Deps): Promise<void> {
  for (const payment of await repository.findRefundsDue(deps.db, MOST_REFUNDS)) {
    const { id, transactionId, amountFen } = payment
    if (transactionId === null || !(await sendBack(deps, payment, { transactionId, amountFen }))) continue
    await repository.updatePayment(deps.db, id, { status: 'refunded', refundedAt: deps.clock.now() })
  }
  for (const { surplus, payment } of await repository.findSurplusDue(deps.db, MOST_REFUNDS)) {
    if (!(await sendBack(deps, payment, surplus))) continue
    await repository.markSurplusRefunded(deps.db, surplus, deps.clock.now())
  }
}

/** Whether the provider took the refund. */
async function sendBack(
  deps: Deps,
  { id, provider: name, providerRef }: Payment,
  { transactionId, amountFen }: { transactionId: string; amountFen: number },
): Promise<boolean> {
  const provider = providerNamed(deps, name)
  if (!provider || providerRef === null) return false
  try {
    await provider.refund({ providerRef, transactionId, amountFen })
    return true
  } catch (error) {
    deps.log.error({ payment: id, error: describeError(error) }, 'refund failed')
    return false
  }
}
