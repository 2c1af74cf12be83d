import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, textSchema } from '../primitives'
import { orderStatusSchema } from '../purchase/orders'
import { onOrder } from './orders'

/** What the back office does with invoices. */
export const opsInvoiceCalls = {
  /** Issues what was asked for, over what is left of the order. Refused with ORDER_STATE and the reason where it cannot be. */
  opsIssueInvoice: endpoint(paths.opsIssueInvoice, {
    ...onOrder,
    body: z.object({ note: textSchema(200).default('') }),
  }),
  /** Orders that wait for an invoice, the oldest first, at most 50. */
  opsListInvoices: endpoint(paths.opsListInvoices, {
    access: 'operator',
    postToken: false,
    body: z.object({}),
    data: z.object({
      items: z.array(z.object({ orderBn: codeSchema, status: orderStatusSchema, createdAt: dateTimeSchema })),
    }),
  }),
}
