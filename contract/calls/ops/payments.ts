import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, fenSchema } from '../primitives'

/** How the store's books differ from a provider's. */
export const differenceKindSchema = z.enum([
  'paid_there_only',
  'paid_here_only',
  'amount',
  'transaction',
  'refund_here_only',
  'refund_there_only',
  'refund_amount',
  'refund_waiting',
  'unanswered',
])
export type DifferenceKind = z.infer<typeof differenceKindSchema>

const differenceSchema = z.object({
  kind: differenceKindSchema,
  orderBn: codeSchema,
  provider: z.string(),
  /** The provider's name of the payment. */
  providerRef: z.string(),
  /** What the store has in its books, and the provider in its; null where it has nothing, or did not say. */
  hereFen: fenSchema.nullable(),
  thereFen: fenSchema.nullable(),
})
export type PaymentDifference = z.infer<typeof differenceSchema>

export const opsPaymentCalls = {
  /** Compares payments and refunds of a day in China, page by page, with what their providers say; without a day, yesterday's. */
  opsReconcilePayments: endpoint(paths.opsReconcilePayments, {
    access: 'operator',
    postToken: false,
    body: z.object({ day: z.iso.date().optional(), after: z.uuid().optional() }),
    data: z.object({
      day: z.iso.date(),
      /** Payments that were compared, each with its refunds of the day. */
      compared: z.int(),
      differences: z.array(differenceSchema),
      /** Where the next page begins; null on the last one. */
      next: z.uuid().nullable(),
    }),
  }),
}
