import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { Payment } from '../payments.repository'
import { providerNamed } from '../payments.service'
import type { Refund } from '../refunds.repository'
import { comparePayment, type Finding } from './compare-payment'
import { findMoved, findMovedRefunds, type Span } from './day-of-payments.repository'

/** Payments of one page: each is at least one question over the network, all of a page at once. */
const PAGE = 20
const DAY_MS = 24 * 3_600_000

/** A difference, and the order it is about. */
export type OrderFinding = Finding & { orderId: string; provider: string; providerRef: string }

type Page = { compared: number; findings: OrderFinding[]; next: string | null }

/**
 * Compares payments and refunds of a day with what their providers say. What a provider took without the store having
 * asked for it is in the provider's own list alone.
 */
export async function reconcileDay(deps: Deps, day: string, after: string | undefined): Promise<Page> {
  const span = spanOf(day)
  const openedSince = new Date(span.from.getTime() - DAY_MS)
  const rows = await findMoved(deps.db, span, { openedSince, after, limit: PAGE })
  const ids = rows.map(({ id }) => id)
  const refunds = await findMovedRefunds(deps.db, ids, span)
  const findings = await Promise.all(rows.map((payment) => findingsOf(deps, payment, { refunds, span })))
  return {
    compared: rows.length,
    findings: findings.flat(),
    next: rows.length === PAGE ? (ids.at(-1) ?? null) : null,
  }
}

async function findingsOf(
  deps: Deps,
  payment: Payment,
  { refunds, span }: { refunds: readonly Refund[]; span: Span },
): Promise<OrderFinding[]> {
  const { orderId, provider: name, amountFen } = payment
  const providerRef = payment.providerRef ?? ''
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
  const findings = await ask(deps, { ...payment, providerRef }, { refunds: own, span }).catch(
    (error: unknown): Finding[] => {
      deps.log.warn({ payment: payment.id, error: describeError(error) }, 'payment not compared')
      return [{ kind: 'unanswered', hereFen: amountFen, thereFen: null }]
    },
  )
  return findings.map((finding) => ({ ...finding, orderId, provider: name, providerRef }))
}

async function ask(
  deps: Deps,
  payment: Payment & { providerRef: string },
  day: { refunds: readonly Refund[]; span: Span },
): Promise<Finding[]> {
  const provider = providerNamed(deps, payment.provider)
  if (!provider) throw new Error(`${payment.provider} is no longer configured`)
  return comparePayment(provider, payment, day)
}

/** A day in China. */
function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00+08:00`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** The day in China before this moment's. */
export function dayBefore(now: Date): string {
  return new Date(now.getTime() + 8 * 3_600_000 - DAY_MS).toISOString().slice(0, 10)
}
