import { z } from 'zod'
import { addressRule } from '../../rules/purchase/address'
import { giftMessageRule } from '../../rules/purchase/gift-message'
import { cartItemSchema, totalsSchema } from './bag'
import { endpoint } from '../endpoint'
import { invoiceRequestSchema } from './invoices'
import { paths } from '../paths'
import { paymentMethodSchema } from './payment'
import { mobileSchema, nameSchema } from '../person-fields'
import { codeSchema, fenSchema, linesSchema, requiredTextSchema } from '../primitives'

/** Where an order goes: the order stores code and name of each level. */
export const shippingAddressSchema = z.object({
  firstname: nameSchema,
  gender: z.union([z.literal(1), z.literal(2)]),
  telephone: mobileSchema,
  region: requiredTextSchema(addressRule.placeMaxLength),
  region_id: codeSchema,
  city: requiredTextSchema(addressRule.placeMaxLength),
  city_id: codeSchema,
  district: requiredTextSchema(addressRule.placeMaxLength),
  district_id: codeSchema,
  street: requiredTextSchema(addressRule.streetMaxLength),
})
export type ShippingAddress = z.infer<typeof shippingAddressSchema>

/** How the order reaches the shopper. */
const deliverySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('address'), address: shippingAddressSchema }),
  z.object({
    type: z.literal('pickup'),
    storeId: codeSchema,
    firstname: nameSchema,
    telephone: mobileSchema,
  }),
])
export type Delivery = z.infer<typeof deliverySchema>

export const saveOrderSchema = z.object({
  /** Made by the client once per order it means to place: the same key never makes two (decisions, «Orders»). */
  idempotencyKey: z.uuid(),
  itemIds: z.array(z.uuid()).min(1).max(60),
  /** What the shopper saw; another total is refused rather than charged. Fen. */
  grandTotal: fenSchema,
  delivery: deliverySchema,
  paymentMethod: paymentMethodSchema,
  invoice: invoiceRequestSchema.optional(),
  giftInformation: z
    .object({ message: linesSchema(giftMessageRule.maxLength), isGiftWrapped: z.boolean() })
    .optional(),
  sample: codeSchema.optional(),
})
export type SaveOrder = z.infer<typeof saveOrderSchema>

export const checkoutCalls = {
  listCheckoutItems: endpoint(paths.listCheckoutItems, {
    access: 'customer',
    body: z.object({ itemIds: z.array(z.uuid()).max(60).optional() }),
    data: z.object({
      items: z.array(cartItemSchema),
      total: totalsSchema,
      samples: z.array(z.object({ sku: codeSchema, name: z.string() })),
      /** The customer's own, which was verified: the one to begin with. */
      mobile: z.string(),
    }),
  }),
  saveOrder: endpoint(paths.saveOrder, {
    access: 'customer',
    body: saveOrderSchema,
    data: z.object({ orderBn: codeSchema, payUrl: z.string(), grandTotal: fenSchema }),
    errors: [
      'OUT_OF_STOCK',
      'NOT_SELLABLE',
      'NOTHING_SELECTED',
      'LINE_GONE',
      'BAG_CHANGED',
      'STORE_REQUIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_UNAVAILABLE',
      'IDEMPOTENCY_CONFLICT',
      'INVALID_INPUT',
    ],
  }),
}
