import { mayIssueInvoice } from '@/contract/rules/purchase/invoice'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { enqueueMessage } from '../messages/messages.service'
import { findInvoicedLines, lockInvoiced, writeInvoice, type InvoicedOrder } from '../orders/invoicing'
import { newNumber } from '../orders/placing/order-number'
import { refuseState } from '../orders/records/refuse-state'
import { noteOn } from '../orders/records/transition'
import { findPayment } from '../payments/payments.service'
import { refundedReturns } from '../payments/refunds'
import { invoiceAmount, invoiceContent } from './invoice-content'
import { insertInvoice } from './invoices.repository'

/**
 * Issues what was asked for, over what is left of the order. The order's lock makes two operators take turns, and a customer
 * who corrects their request at that moment too: the second is refused.
 */
export function issueInvoice(deps: Deps, orderId: string, note: string): Promise<void> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const order = await lockInvoiced(tx, orderId)
    const { invoice: request } = order
    if (request === null || !mayIssueInvoice(order)) return refuseState(order, reasonOf(order))
    const { id: paymentId, refundedFen } = await findPayment(tx, orderId)
    const returned = { refundedFen, returnNos: await refundedReturns(tx, paymentId) }
    const lines = await findInvoicedLines(tx, orderId)
    const invoiceNo = newNumber('FP', now)

    await insertInvoice(tx, {
      invoiceNo,
      orderId,
      amountFen: invoiceAmount(order, returned),
      content: invoiceContent(request, { order, lines }, returned),
      issuedAt: now,
    })
    await writeInvoice(tx, orderId, { invoiceStatus: 'issued' })
    const said = [`发票 ${invoiceNo} 已开具`, note].filter(Boolean).join(' · ')
    await noteOn(tx, order, { at: now, actor: 'operator', note: said })
    await tellIssued(tx, order, { invoiceNo, email: request.email, at: now })
  })
}

function reasonOf({ invoiceStatus }: InvoicedOrder['order']): string {
  if (invoiceStatus === 'issued') return '发票已开具'
  return invoiceStatus === 'applied' ? '仅已付款且无退款在途的订单可以开票' : '顾客未申请发票'
}

/** Told at the e-mail address that was given for it; nobody is once their account is gone. */
async function tellIssued(
  tx: Db,
  { customerId, orderBn: orderNo }: InvoicedOrder['order'],
  { invoiceNo, email: contact, at }: { invoiceNo: string; email: string; at: Date },
): Promise<void> {
  if (customerId === null) return
  const eventKey = `invoice_issued:${invoiceNo}`
  const to = { customerId, contact }
  await enqueueMessage(tx, { eventKey, kind: 'invoice_issued', to, parameters: { orderNo } }, at)
}
