import { z } from 'zod'
import { addressRule } from '../../rules/address'
import { giftMessageRule } from '../../rules/gift-message'
import { invoiceRule } from '../../rules/invoice'
import { cartItemSchema, selectedOptionSchema, totalsSchema } from './bag'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import {
  codeSchema,
  dateTimeSchema,
  emailSchema,
  fenSchema,
  linesSchema,
  mobileSchema,
  nameSchema,
  requiredTextSchema,
  textSchema,
} from '../primitives'
import { imageSchema } from '../catalogue/product'

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

export const paymentMethodSchema = z.enum(['alipay', 'wechatpay', 'unionpay'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Where an order goes: code and name of each level are kept on it. */
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
})
export type OrderLine = z.infer<typeof orderLineSchema>

export const storeSchema = z.object({
  id: codeSchema,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  telephone: z.string(),
  hours: z.string(),
})
export type Store = z.infer<typeof storeSchema>

/** What a browser does to pay: goes to the provider, shows a code to scan, or hands parameters to the chat app's kit. */
export const payActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({ type: z.literal('code'), imgSrc: z.string() }),
  z.object({ type: z.literal('in-app'), parameters: z.record(z.string(), z.string()) }),
])
export type PayAction = z.infer<typeof payActionSchema>

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
  invoiceStatus: z.enum(['none', 'applied', 'issued']),
  invoice: z.object({ invoiceUrl: z.string().nullable() }),
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
  transferStatus: z.enum(['none', 'refunding', 'refunded']),
  giftInformation: z.object({ message: z.string(), isGiftWrapped: z.boolean() }).nullable(),
  sample: z.object({ sku: codeSchema, name: z.string() }).nullable(),
  isPreOrder: z.boolean(),
  items: z.array(orderLineSchema),
})
export type Order = z.infer<typeof orderSchema>

const orderParams = z.object({ orderNo: codeSchema })

export const orderCalls = {
  listPaymentMethods: endpoint(paths.listPaymentMethods, {
    access: 'shopper',
    data: z.object({ items: z.array(z.object({ code: paymentMethodSchema, name: z.string() })) }),
  }),
  /** Anybody may know where the stores are: the page 专卖店 is read by the storefront's server. */
  listStores: endpoint(paths.listStores, {
    access: 'public',
    postToken: false,
    body: z.object({ city: textSchema(20).optional() }),
    data: z.object({ items: z.array(storeSchema) }),
  }),
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
      'IDEMPOTENCY_CONFLICT',
      'INVALID_INPUT',
    ],
  }),
  getOrder: endpoint(paths.getOrder, {
    access: 'customer',
    params: orderParams,
    data: orderSchema,
    errors: ['NOT_FOUND'],
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
    errors: ['NOT_FOUND'],
  }),
  listTracks: endpoint(paths.listTracks, {
    access: 'customer',
    body: orderParams,
    /** Tracking number → its journey. */
    data: z.record(
      z.string(),
      z.object({ carrier: z.string(), events: z.array(z.object({ at: dateTimeSchema, text: z.string() })) }),
    ),
    errors: ['NOT_FOUND'],
  }),
  requestInvoice: endpoint(paths.requestInvoice, {
    access: 'customer',
    params: orderParams,
    body: invoiceRequestSchema,
    data: z.object({
      invoiceStatus: z.enum(['none', 'applied', 'issued']),
      invoiceUrl: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'ORDER_STATE'],
  }),
}
