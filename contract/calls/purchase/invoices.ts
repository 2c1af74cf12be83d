import { z } from 'zod'
import { invoiceRule } from '../../rules/purchase/invoice'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { emailSchema } from '../person-fields'
import { codeSchema, requiredTextSchema } from '../primitives'

/** A request for an invoice: a person's, or a company's with its tax number. */
export const invoiceRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('personal'),
    title: requiredTextSchema(invoiceRule.personMaxLength),
    email: emailSchema,
  }),
  z.object({
    type: z.literal('company'),
    title: requiredTextSchema(invoiceRule.companyMaxLength),
    taxNumber: z.string().regex(invoiceRule.taxNumber.pattern, invoiceRule.taxNumber.message),
    email: emailSchema,
  }),
])
export type InvoiceRequest = z.infer<typeof invoiceRequestSchema>

export const invoiceStatusSchema = z.enum(['none', 'applied', 'issued'])

export const invoiceCalls = {
  requestInvoice: endpoint(paths.requestInvoice, {
    access: 'customer',
    params: z.object({ orderNo: codeSchema }),
    body: invoiceRequestSchema,
    data: z.object({
      invoiceStatus: invoiceStatusSchema,
      invoiceUrl: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'ORDER_STATE'],
  }),
}
