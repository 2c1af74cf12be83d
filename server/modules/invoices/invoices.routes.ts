import { handlers } from '@/server/http/calls/handlers'
import { findAwaitingInvoice } from '../orders/invoicing'
import { onOrder } from '../orders/ops-orders.service'
import { getInvoiceFile } from './invoice-file'
import { getInvoice, requestInvoice } from './invoices.service'
import { issueInvoice } from './issue-invoice'

const MOST_LISTED = 50

export const invoiceHandlers = handlers({
  requestInvoice: ({ deps, session, params, body }) => requestInvoice(deps, { ...session, ...params }, body),

  getInvoice: ({ deps, session, params }) => getInvoice(deps, { ...session, ...params }),

  getInvoiceFile: ({ deps, session, params }) => getInvoiceFile(deps, { ...session, ...params }),

  opsIssueInvoice: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, ({ id }) => issueInvoice(deps, id, body.note)),

  opsListInvoices: async ({ deps }) => {
    const orders = await findAwaitingInvoice(deps.db, MOST_LISTED)
    return {
      items: orders.map(({ orderBn, status, createdAt }) => ({
        orderBn,
        status,
        createdAt: createdAt.toISOString(),
      })),
    }
  },
})
