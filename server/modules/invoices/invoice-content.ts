import type { InvoiceRequest } from '@/contract/calls/purchase/invoices'
import type { InvoiceContent } from '@/server/db/schema/purchase/invoices'
import type { InvoicedOrder } from '../orders/invoicing'
import { returnIdsOf } from '../orders/view/returnable-line'

/** What went back of an order so far: for which returns, and how much, in fen. */
type Returned = { returnNos: readonly string[]; refundedFen: number }

/** What an invoice is about: what was paid less what went back, in fen. */
export function invoiceAmount(
  { grandTotalFen }: InvoicedOrder['order'],
  { refundedFen }: Pick<Returned, 'refundedFen'>,
): number {
  return grandTotalFen - refundedFen
}

/** What the document says: whom it names, and the pieces that were kept. Its lines add up to `invoiceAmount`. */
export function invoiceContent(
  request: InvoiceRequest,
  { order, lines }: InvoicedOrder,
  returned: Returned,
): InvoiceContent {
  const kept = lines.flatMap((line) => {
    const back = returnIdsOf(line).filter((id) => returned.returnNos.includes(id)).length
    const name = [line.name, ...line.attributes.map(({ label }) => label)].join(' ')
    return invoiceLine(name, line.qty - back, line.priceFen)
  })
  const shown = [...kept, ...invoiceLine('配送', 1, order.shippingFen)]
  const sum = shown.reduce((total, { amountFen }) => total + amountFen, 0)
  const rest = invoiceAmount(order, returned) - sum
  return {
    title: request.title,
    taxNumber: request.type === 'company' ? request.taxNumber : null,
    // What the house kept of a piece that came back damaged.
    lines: [...shown, ...invoiceLine('退货差额', 1, rest)],
  }
}

function invoiceLine(name: string, qty: number, priceFen: number): InvoiceContent['lines'] {
  return qty * priceFen === 0 ? [] : [{ name, qty, priceFen, amountFen: qty * priceFen }]
}
