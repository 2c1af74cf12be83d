import { parseArgs } from 'node:util'
import { z } from 'zod'
import { opsPaymentCalls, type DifferenceKind, type PaymentDifference } from '@/contract/calls/ops/payments'
import { refuseMore, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'

const words: Record<DifferenceKind, string> = {
  paid_there_only: 'paid there, not here',
  paid_here_only: 'paid here, not there',
  amount: 'paid, but not the same amount',
  transaction: 'paid, but by another transaction',
  refund_here_only: 'refund done here, not there',
  refund_there_only: 'refund done there, not noted here',
  refund_amount: 'refunded, but not the same amount',
  refund_waiting: 'refund asked for here, not done there',
  unanswered: 'the provider gave no answer',
}

/** `payments reconcile`: every page of the day; succeeds when nothing differs. */
export async function reconcilePayments(operator: Operator, args: readonly string[]): Promise<Outcome> {
  let day = readDay(args)
  let after: string | undefined
  let compared = 0
  const differences: PaymentDifference[] = []
  do {
    const body = { ...(day !== undefined && { day }), ...(after !== undefined && { after }) }
    const page = await operator(opsPaymentCalls.opsReconcilePayments, { body })
    day = page.day
    after = page.next ?? undefined
    compared += page.compared
    differences.push(...page.differences)
  } while (after !== undefined)

  const sum = `${day}: ${compared} payments compared, ${differences.length} differences`
  return { text: [sum, ...differences.map(describe)].join('\n'), isOk: differences.length === 0 }
}

function readDay(args: readonly string[]): string | undefined {
  const { values, positionals } = parse(args)
  refuseMore(positionals)
  const day = z.iso.date().optional().safeParse(values.day)
  if (!day.success) throw new UsageError(`${values.day} is no day, such as 2026-03-01.`)
  return day.data
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { day: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function describe({ kind, orderBn, provider, providerRef, hereFen, thereFen }: PaymentDifference): string {
  return `  ${orderBn}  ${provider} ${providerRef}  ${words[kind]}: here ${yuan(hereFen)}, there ${yuan(thereFen)}`
}

function yuan(fen: number | null): string {
  return fen === null ? '-' : `¥${(fen / 100).toFixed(2)}`
}
