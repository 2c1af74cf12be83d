import { z } from 'zod'
import { cartSchema, customizationSchema, selectedOptionSchema } from './bag'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, fenSchema, textSchema } from '../primitives'
import { imageSchema } from '../catalogue/media'
import { invoiceStatusSchema } from './invoices'
import { payActionSchema, paymentMethodSchema } from './payment'
import { storeSchema } from './stores'

/** Every state of an order (decisions, «Orders»). */
export const orderStatusSchema = z.enum([
  'pending_payment',
  'paid',
  'shipped',
  'ready_for_pickup',
  'complete',
  'refunding',
  'refunded',
  'canceled',
])
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** A line as bought: title and price are those of the moment (B§3). */
export const orderLineSchema = z.object({
  id: z.uuid(),
  sku: codeSchema,
  name: z.string(),
  nameEn: z.string(),
  celLine: z.string(),
  url: z.string(),
  img_url: imageSchema,
  qty: z.int().positive(),
  price: fenSchema,
  rowTotal: fenSchema,
  attributesInfo: z.array(selectedOptionSchema),
  appliedReturnIds: z.array(z.string()),
  status: z.string(),
  logiBn: z.string().nullable(),
  isPreOrder: z.boolean(),
  isBundle: z.boolean(),
  bundleType: z.enum(['belt', 'set']).nullable(),
  bundleChildren: z.array(
    z.object({ sku: codeSchema, name: z.string(), qty: z.int().positive(), size: z.string().nullable() }),
  ),
  beltRmaIds: z.array(z.string()),
  productCustomization: customizationSchema.nullable(),
  /** What was made on the piece, in words; empty for a piece as it is. */
  monogramPrompt: z.string(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

export const orderSchema = z.object({
  id: z.uuid(),
  orderBn: codeSchema,
  status: orderStatusSchema,
  statusLabel: z.string(),
  createdAt: dateTimeSchema,
  subtotal: fenSchema,
  shippingAmount: fenSchema,
  grandTotal: fenSchema,
  /** Where to pay: the provider's page, or ours where a code or the chat app is needed; null once nothing is to be paid. */
  payUrl: z.string().nullable(),
  payAction: payActionSchema.nullable(),
  paymentCode: paymentMethodSchema,
  paymentMethod: z.string(),
  /** What remains of the time to pay; 0 where nothing is left to pay. */
  orderValidSeconds: z.int().nonnegative(),
  orderValidMinutes: z.int().nonnegative(),
  invoiceStatus: invoiceStatusSchema,
  /** Where its document is, once issued, and whom it names, once asked for. */
  invoice: z.object({
    invoiceUrl: z.string().nullable(),
    title: z.string().nullable(),
    taxNumber: z.string().nullable(),
  }),
  isPickup: z.boolean(),
  shipping: z.object({
    firstname: z.string(),
    telephone: z.string(),
    address: z.string(),
    store: storeSchema.nullable(),
  }),
  canReturn: z.boolean(),
  isHasReturned: z.boolean(),
  isApplet: z.boolean(),
  /** Every state the order has been in, the first first. */
  timeline: z.array(z.object({ status: orderStatusSchema, statusLabel: z.string(), at: dateTimeSchema })),
  transferStatus: z.enum(['none', 'refunding', 'refunded']),
  giftInformation: z.object({ message: z.string(), isGiftWrapped: z.boolean() }).nullable(),
  sample: z.object({ sku: codeSchema, name: z.string() }).nullable(),
  isPreOrder: z.boolean(),
  /** The English name of its first piece. */
  nameEn: z.string(),
  items: z.array(orderLineSchema),
})
export type Order = z.infer<typeof orderSchema>

const orderParams = z.object({ orderNo: codeSchema })

export const orderCalls = {
  getOrder: endpoint(paths.getOrder, {
    access: 'customer',
    params: orderParams,
    data: orderSchema,
    errors: ['NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  }),
  listOrders: endpoint(paths.listOrders, {
    access: 'customer',
    body: z.object({
      page: z.int().min(1).max(10_000).default(1),
      pageSize: z.int().min(1).max(20).default(5),
    }),
    data: z.object({
      items: z.array(orderSchema),
      page: z.int(),
      pageSize: z.int(),
      totalsPages: z.int().nonnegative(),
    }),
  }),
  checkOrderPaid: endpoint(paths.checkOrderPaid, {
    access: 'customer',
    params: orderParams,
    data: z.object({
      isPaid: z.boolean(),
      status: orderStatusSchema,
      orderValidSeconds: z.int().nonnegative(),
    }),
    errors: ['NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Cancels an order while it is unpaid. */
  cancelOrder: endpoint(paths.cancelOrder, {
    access: 'customer',
    params: orderParams,
    data: orderSchema,
    errors: ['NOT_FOUND', 'ORDER_STATE', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Lets an unpaid order be paid another way. */
  changePaymentMethod: endpoint(paths.changePaymentMethod, {
    access: 'customer',
    params: orderParams,
    body: z.object({ paymentMethod: paymentMethodSchema }),
    data: orderSchema,
    errors: ['NOT_FOUND', 'ORDER_STATE', 'PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Opens the payment inside the chat app, for whom it named: it led back to the payment page with a code. */
  payInChatApp: endpoint(paths.payInChatApp, {
    access: 'customer',
    params: orderParams,
    body: z.object({ code: textSchema(200), state: textSchema(128) }),
    data: orderSchema,
    errors: ['NOT_FOUND', 'CHAT_APP_NOT_AUTHORIZED', 'CHAT_APP_UNAVAILABLE', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Puts what was ordered into the bag once more; what could not go in is named with the reason. */
  buyAgain: endpoint(paths.buyAgain, {
    access: 'customer',
    params: orderParams,
    data: z.object({
      cart: cartSchema,
      missed: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  listTracks: endpoint(paths.listTracks, {
    access: 'customer',
    body: orderParams,
    /** Tracking number → its journey. */
    data: z.record(
      z.string(),
      z.object({
        carrier: z.string(),
        isDelivered: z.boolean(),
        /** The newest first. */
        events: z.array(z.object({ at: dateTimeSchema, place: z.string(), text: z.string() })),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
}
