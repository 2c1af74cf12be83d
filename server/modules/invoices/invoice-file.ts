import type { File } from '@/contract/calls/primitives'
import { ApiError } from '@/server/http/answer/api-error'
import type { Deps } from '@/server/http/calls/deps'
import { countAttempt, type AttemptRule } from '../limits/attempts.service'
import { findOwn, type OwnOrder } from '../orders/orders.service'
import { findValid } from './invoices.repository'

/** A document takes a quarter of a second to draw. */
const perCustomer: AttemptRule = { name: 'invoice-file', limit: 30, windowMs: 3_600_000 }

/** The document that counts for a customer's own order; another's, and a voided one, answer exactly like a missing one. */
export async function getInvoiceFile(deps: Deps, own: OwnOrder): Promise<File> {
  const { id, orderBn } = await findOwn(deps, own)
  const invoice = await findValid(deps.db, id)
  if (!invoice) throw new ApiError('NOT_FOUND')
  await countAttempt(deps, perCustomer, own.customerId)
  const { invoiceNo, issuedAt, amountFen, content } = invoice
  const bytes = await deps.providers.invoices.draw({ invoiceNo, orderBn, issuedAt, amountFen, ...content })
  return { name: `奥蕾发票-${invoiceNo}.pdf`, contentType: 'application/pdf', bytes }
}
