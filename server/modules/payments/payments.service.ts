import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Db } from '@/server/db/client'
import type { Values } from '@/server/db/prepared'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { describeError } from '@/server/platform/describe-error'
import type {
  NotificationReply,
  NotificationRequest,
  PaymentNotice,
  PaymentProvider,
} from '@/server/providers/payment/payment-provider'
import * as repository from './payments.repository'
import type { Payment } from './payments.repository'
import { askRefund } from './refunds'

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
export function providerNamed({ providers }: Pick<Deps, 'providers'>, name: string): PaymentProvider | null {
  return providers.payment.find((provider) => provider.name === name) ?? null
}

type NewPayment = Pick<Payment, 'orderId' | 'provider' | 'amountFen'>

/** Notes, with the statement that places an order, that it is to be paid; the provider hears of it afterwards. */
export const expectPaymentIfDone = repository.insertPaymentIfDone

/** What is filled into it. */
export function expectedPayment(expected: NewPayment): { payment: Payment; values: Values } {
  const payment = newPayment(expected)
  return { payment, values: repository.paymentValues(payment) }
}

function newPayment(expected: NewPayment): Payment {
  return {
    ...expected,
    id: randomUUID(),
    status: 'open',
    providerRef: null,
    start: null,
    device: null,
    openedAt: null,
    transactionId: null,
    paidAt: null,
    refundedAt: null,
    refundedFen: 0,
  }
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

/** A payment as it is now, also one that another has replaced. */
export async function currentPayment(tx: Db, id: string): Promise<Payment> {
  const payment = await repository.findById(tx, id)
  if (!payment) throw new Error('a payment vanished')
  return payment
}

/** Closes what an order was to be paid with and opens another in its place; answers the closed one. */
export async function replacePayment(tx: Db, orderId: string, provider: string): Promise<Payment> {
  const payment = await findPayment(tx, orderId)
  await repository.updatePayment(tx, payment.id, { status: 'closed' })
  await repository.insertPayment(tx, newPayment({ orderId, provider, amountFen: payment.amountFen }))
  return payment
}

/** Money came by a payment that was replaced: it stands for its order again. Answers the one that no longer does. */
export async function restorePayment(tx: Db, { id, orderId }: Payment): Promise<Payment> {
  const current = await findPayment(tx, orderId)
  await repository.updatePayment(tx, current.id, { status: 'closed' })
  await repository.updatePayment(tx, id, { status: 'open' })
  return current
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

/**
 * What the provider says of a payment when asked; null while it has no money, or is no longer configured. Refuses with
 * PAYMENT_UNAVAILABLE where it says nothing that can be believed.
 */
export async function askProvider(
  deps: Pick<Deps, 'providers' | 'log'>,
  payment: Payment,
): Promise<PaymentNotice | null> {
  const provider = providerNamed(deps, payment.provider)
  if (!provider || payment.providerRef === null) return null
  return provider.queryPayment(payment.providerRef).catch(refuseFor(deps, payment))
}

/** Refuses what a shopper asked for because their provider is silent or at fault, which is logged. */
export function refuseFor({ log }: Pick<Deps, 'log'>, { id }: Payment): (error: unknown) => never {
  return (error) => {
    log.warn({ payment: id, error: describeError(error) }, 'the provider gave no answer')
    throw new ApiError('PAYMENT_UNAVAILABLE')
  }
}

/** Tells the provider to take no money for a canceled order. Should it take some all the same, that goes back. */
export async function closePayment(
  deps: Pick<Deps, 'db' | 'providers' | 'log'>,
  orderId: string,
): Promise<void> {
  await closeWithProvider(deps, await findPayment(deps.db, orderId))
}

/** The same for one payment, whether or not it still stands for its order. */
export async function closeWithProvider(
  deps: Pick<Deps, 'providers' | 'log'>,
  payment: Payment,
): Promise<void> {
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

/** Notes that money came for an order that is canceled, and asks for all of it to go back. */
export async function recordRefundDue(
  tx: Db,
  payment: Payment,
  { transactionId, paidAt }: PaymentNotice,
  askedAt: Date,
): Promise<void> {
  await repository.updatePayment(tx, payment.id, { status: 'refund_due', transactionId, paidAt })
  const { id: paymentId, amountFen } = payment
  await askRefund(tx, {
    paymentId,
    transactionId,
    amountFen,
    reason: 'late',
    reasonId: transactionId,
    askedAt,
  })
}

/** Notes money that came for an order that was settled with another transaction, and asks for it to go back. */
export async function recordSurplus(
  tx: Db,
  { id: paymentId }: Payment,
  { transactionId, amountFen, paidAt }: PaymentNotice,
  askedAt: Date,
): Promise<void> {
  if (!(await repository.insertSurplus(tx, { paymentId, transactionId, amountFen, paidAt }))) return
  await askRefund(tx, {
    paymentId,
    transactionId,
    amountFen,
    reason: 'surplus',
    reasonId: transactionId,
    askedAt,
  })
}
