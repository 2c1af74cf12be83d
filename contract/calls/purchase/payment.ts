import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'

export const paymentMethodSchema = z.enum(['alipay', 'wechatpay', 'unionpay'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** What a browser does to pay: goes to the provider, by an address or a form, shows a code to scan, or hands parameters to the chat app's kit. */
export const payActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({ type: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('code'), imgSrc: z.string() }),
  z.object({ type: z.literal('in-app'), parameters: z.record(z.string(), z.string()) }),
])
export type PayAction = z.infer<typeof payActionSchema>

export const paymentCalls = {
  listPaymentMethods: endpoint(paths.listPaymentMethods, {
    access: 'shopper',
    data: z.object({ items: z.array(z.object({ code: paymentMethodSchema, name: z.string() })) }),
  }),
}
