import type { Invoice } from '@/contract/calls/purchase/invoices'
import { mayRequestInvoice } from '@/contract/rules/purchase/invoice'
import type { Db } from '@/server/db/client'
import type { InvoicedOrder } from '../orders/invoicing'
import { invoiceUrlOf } from '../orders/view/invoice-url'
import { findPayments } from '../payments/payments.service'
import { invoiceAmount } from './invoice-content'
import { findInvoices } from './invoices.repository'

/** The invoices of orders as their owner sees them, in the order of the rows. */
export async function viewInvoices(db: Db, orders: readonly InvoicedOrder['order'][]): Promise<Invoice[]> {
  const ids = orders.map(({ id }) => id)
  const payments = await findPayments(db, ids)
  const documents = await findInvoices(db, ids)
  return orders.map((order) => ({
    orderBn: order.orderBn,
    invoiceStatus: order.invoiceStatus,
    invoiceUrl: invoiceUrlOf(order),
    canRequest: mayRequestInvoice(order),
    amount: invoiceAmount(order, payments.get(order.id) ?? { refundedFen: 0 }),
    request: order.invoice,
    documents: documents
      .filter(({ orderId }) => orderId === order.id)
      .map(({ invoiceNo, amountFen, issuedAt, voidedAt }) => ({
        invoiceNo,
        amount: amountFen,
        issuedAt: issuedAt.toISOString(),
        voidedAt: voidedAt?.toISOString() ?? null,
      })),
  }))
}
