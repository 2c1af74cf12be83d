import type { Invoice, InvoiceRequest } from '@/contract/calls/purchase/invoices'
import { mayRequestInvoice } from '@/contract/rules/purchase/invoice'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import type { Deps } from '@/server/http/calls/deps'
import { findInvoicedOrders, lockInvoiced, writeInvoice } from '../orders/invoicing'
import { findOwn, type OwnOrder } from '../orders/orders.service'
import { viewInvoices } from './invoice-view'

/** How the invoice of a customer's own order stands; another's answers exactly like a missing one. */
export async function getInvoice(deps: Deps, own: OwnOrder): Promise<Invoice> {
  const [view] = await viewInvoices(deps.db, [await findOwn(deps, own)])
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}

/** Asks for an invoice, or corrects the request until the invoice is issued. */
export async function requestInvoice(deps: Deps, own: OwnOrder, invoice: InvoiceRequest): Promise<Invoice> {
  const { id } = await findOwn(deps, own)
  await deps.db.transaction(async (tx) => {
    const order = await lockInvoiced(tx, id)
    if (!mayRequestInvoice(order)) throw new ApiError('ORDER_STATE')
    await writeInvoice(tx, id, { invoice, invoiceStatus: 'applied' })
  })
  return getInvoice(deps, own)
}

/** The invoices a customer asked for, for who asks for their data. */
export async function listAllInvoices(db: Db, customerId: string): Promise<Invoice[]> {
  const views = await viewInvoices(db, await findInvoicedOrders(db, customerId))
  return views.filter(({ request, documents }) => request !== null || documents.length > 0)
}
