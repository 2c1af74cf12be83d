import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { dateTimeSchema } from '../primitives'

/** What the store writes to a customer about, beyond codes. */
export const messageKinds = [
  'order_placed',
  'order_shipped',
  'order_ready_for_pickup',
  'return_decided',
  'invoice_issued',
  'arrival_notice',
] as const
export const messageKindSchema = z.enum(messageKinds)
export type MessageKind = z.infer<typeof messageKindSchema>

/** A message as the customer takes it with them; `sentAt` is null while it waits. */
export const messageSchema = z.object({
  kind: messageKindSchema,
  createdAt: dateTimeSchema,
  sentAt: dateTimeSchema.nullable(),
})

export const messageCalls = {
  /** Whether the store writes about a customer's orders and returns; what was waiting is not sent any more. */
  saveMessageSettings: endpoint(paths.saveMessageSettings, {
    access: 'customer',
    body: z.object({ hasOrderMessages: z.boolean() }),
    data: z.object({ hasOrderMessages: z.boolean() }),
  }),
}
