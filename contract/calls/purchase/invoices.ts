import { z } from 'zod'
import { invoiceRule } from '../../rules/purchase/invoice'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { emailSchema } from '../person-fields'
import { codeSchema, dateTimeSchema, fenSchema, fileSchema, requiredTextSchema } from '../primitives'

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

/** Voided: money of the order went back after it was issued. */
export const invoiceStatusSchema = z.enum(['none', 'applied', 'issued', 'voided'])
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>

/** How the invoice of one order stands. */
export const invoiceSchema = z.object({
  orderBn: codeSchema,
  invoiceStatus: invoiceStatusSchema,
  /** Where its document is, once issued. */
  invoiceUrl: z.string().nullable(),
  /** Whether it may be asked for, or what was asked for be corrected. */
  canRequest: z.boolean(),
  /** What was paid less what went back, in fen. */
  amount: fenSchema,
  request: invoiceRequestSchema.nullable(),
  /** Every document there was, the newest first; all but one of them are voided. */
  documents: z.array(
    z.object({
      invoiceNo: codeSchema,
      amount: fenSchema,
      issuedAt: dateTimeSchema,
      voidedAt: dateTimeSchema.nullable(),
    }),
  ),
})
export type Invoice = z.infer<typeof invoiceSchema>

const ofOrder = {
  access: 'customer',
  params: z.object({ orderNo: codeSchema }),
  errors: ['NOT_FOUND'],
} as const

export const invoiceCalls = {
  /** Asks for an invoice, or corrects the request until it is issued. */
  requestInvoice: endpoint(paths.requestInvoice, {
    ...ofOrder,
    body: invoiceRequestSchema,
    data: invoiceSchema,
    errors: ['NOT_FOUND', 'ORDER_STATE'],
  }),
  /** House addition: what was asked for, and what became of it. */
  getInvoice: endpoint(paths.getInvoice, { ...ofOrder, data: invoiceSchema }),
  /** House addition: the document that counts, as a PDF. */
  getInvoiceFile: endpoint(paths.getInvoiceFile, {
    ...ofOrder,
    data: fileSchema,
    isFile: true,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
}
