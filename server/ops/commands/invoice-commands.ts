import { opsInvoiceCalls } from '@/contract/calls/ops/invoices'
import { ok, refuseMore, type Outcome } from '../arguments'
import type { Operator } from '../call'
import { noting } from './order-commands'

/** `invoice VERB …` by its verb. */
export const invoiceCommands = {
  list: listInvoices,
  issue: noting(opsInvoiceCalls.opsIssueInvoice),
} satisfies Record<string, (operator: Operator, args: readonly string[]) => Promise<Outcome>>

async function listInvoices(operator: Operator, more: readonly string[]) {
  refuseMore(more)
  const { items } = await operator(opsInvoiceCalls.opsListInvoices, { body: {} })
  const lines = items.map(({ orderBn, status, createdAt }) => `${orderBn}  ${status}  ${createdAt}`)
  return ok([...lines, `${items.length} in all`].join('\n'))
}
