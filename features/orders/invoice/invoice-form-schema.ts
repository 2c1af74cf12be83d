import { z } from 'zod'
import { invoiceRequestSchema, type InvoiceRequest } from '@/contract/calls/purchase/invoices'

/** What the form holds: the tax number stays while a person is named, and is not sent. */
export type InvoiceValues = { type: 'personal' | 'company'; title: string; taxNumber: string; email: string }

export const invoiceFormSchema = z.preprocess((values: InvoiceValues) => values, invoiceRequestSchema)

/** What was asked for, to be corrected; without it, an empty form. */
export function invoiceValues(request: InvoiceRequest | null): InvoiceValues {
  return { type: 'personal', title: '', taxNumber: '', email: '', ...request }
}
