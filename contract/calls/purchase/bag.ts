import { z } from 'zod'
import { bagLimits } from '../../rules/purchase/bag-limits'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, doneSchema, fenSchema, textSchema } from '../primitives'
import { imageSchema } from '../catalogue/media'
import { productListItemSchema } from '../catalogue/product'

/** What the shopper chose to have made, such as initials. */
export const customizationSchema = z.record(codeSchema, textSchema(40))

/** An option a bag or order line was bought with. */
export const selectedOptionSchema = z.object({
  code: z.string(),
  title: z.string(),
  label: z.string(),
  labelEn: z.string(),
  value: z.string(),
})

/** One line of the bag (B§3). A line whose product is gone stays, not selectable, so that the bag opens. */
export const cartItemSchema = z.object({
  id: z.uuid(),
  productId: codeSchema,
  sku: codeSchema,
  parentSku: codeSchema,
  parentUrl: z.string(),
  url: z.string(),
  name: z.string(),
  nameEn: z.string(),
  celLine: z.string(),
  thumb: imageSchema,
  qty: z.int().positive(),
  price: fenSchema,
  hidePrice: z.boolean(),
  rowTotal: fenSchema,
  /** The price when it was put into the bag, where the present one is another. */
  priceBefore: fenSchema.nullable(),
  stock: z.int().nonnegative(),
  color: z.string(),
  size: z.string(),
  selectedOptions: z.array(selectedOptionSchema),
  isSelected: z.boolean(),
  /** False when the line cannot be ordered as it is; the reason says why. */
  isAvailable: z.boolean(),
  unavailableReason: z.enum(['GONE', 'OUT_OF_STOCK', 'NOT_SELLABLE']).nullable(),
  isBundle: z.boolean(),
  bundleType: z.enum(['belt', 'set']).nullable(),
  bundleChildren: z.array(
    z.object({ sku: codeSchema, name: z.string(), qty: z.int().positive(), size: z.string().nullable() }),
  ),
  isPreOrder: z.boolean(),
  isCustomization: z.boolean(),
  productCustomization: customizationSchema.nullable(),
  /** What is made on the piece, in words; empty for a piece as it is. */
  monogramPrompt: z.string(),
  isPerfumerSet: z.boolean(),
  type: z.enum(['configurable', 'bundle']),
  /** The product's own category, by which product pages are grouped; empty for a product that is gone. */
  pdpGroup: z.string(),
  /** How many samples may come with it; one order has one. */
  sampleConf: z.object({ maxQty: z.int().nonnegative() }),
  /** Whether it may be collected at a store: all that can be ordered. */
  pickUp: z.boolean(),
  cats: z.array(z.object({ name: z.string(), nameEn: z.string() })),
})
export type CartItem = z.infer<typeof cartItemSchema>

export const totalsSchema = z.object({
  subtotal: fenSchema,
  shipping: fenSchema,
  grand: fenSchema,
  selectedQty: z.int().nonnegative(),
})
export type Totals = z.infer<typeof totalsSchema>

/** The bag. `version` grows with every change, so that an older answer never replaces a newer one. */
export const cartSchema = z.object({
  version: z.int().nonnegative(),
  items: z.array(cartItemSchema),
  total: totalsSchema,
  cartCount: z.int().nonnegative(),
  upsellSku: codeSchema.nullable(),
})
export type Cart = z.infer<typeof cartSchema>

/** One thing to add: a child's id, or a parent's with its options (a bundle: option id → selection id). */
const addCartSchema = z.object({
  productId: codeSchema,
  qty: z.int().min(1).max(bagLimits.lineQty).default(1),
  options: z.record(codeSchema, z.string().max(80)).default({}),
  productCustomization: customizationSchema.optional(),
})

const addErrors = [
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'NOT_SELLABLE',
  'OPTION_REQUIRED',
  'INVALID_INPUT',
  'BAG_FULL',
] as const
const itemIds = z.array(z.uuid()).max(bagLimits.lines)

export const bagCalls = {
  addCart: endpoint(paths.addCart, {
    access: 'shopper',
    body: addCartSchema.extend({
      quickPurchase: z.boolean().default(false),
      quickLogin: z.boolean().default(false),
    }),
    data: z.object({ cart: cartSchema, itemId: z.uuid(), redirectToCheckout: z.boolean() }),
    errors: addErrors,
  }),
  addCartMultiple: endpoint(paths.addCartMultiple, {
    access: 'shopper',
    body: z.object({ products: z.array(addCartSchema).min(1).max(bagLimits.addedAtOnce) }),
    data: z.object({ cart: cartSchema }),
    errors: addErrors,
  }),
  getCartCount: endpoint(paths.getCartCount, {
    access: 'shopper',
    data: z.object({
      cartCount: z.int().nonnegative(),
      maskId: z.string(),
      skuQty: z.array(z.object({ sku: codeSchema, qty: z.int() })),
      bundleQty: z.int().nonnegative(),
      beltBundleQty: z.int().nonnegative(),
      wishlistCount: z.int().nonnegative(),
    }),
  }),
  getCart: endpoint(paths.getCart, {
    access: 'shopper',
    body: z.object({
      source: z.enum(['quickPurchase', 'checkout-edit']).optional(),
      isSelected: z.boolean().optional(),
    }),
    data: cartSchema,
  }),
  listCartUpsell: endpoint(paths.listCartUpsell, {
    access: 'shopper',
    params: z.object({ id: codeSchema }),
    data: z.object({ items: z.array(productListItemSchema) }),
  }),
  updateItemQty: endpoint(paths.updateItemQty, {
    access: 'shopper',
    body: z.object({ itemId: z.uuid(), qty: z.int().min(1).max(bagLimits.lineQty) }),
    data: cartSchema,
    errors: ['LINE_GONE', 'OUT_OF_STOCK'],
  }),
  removeItems: endpoint(paths.removeItems, {
    access: 'shopper',
    body: z.object({ itemIds: itemIds.min(1) }),
    data: cartSchema,
  }),
  /** Selects exactly the given lines and answers the bag with their totals. */
  updateTotals: endpoint(paths.updateTotals, {
    access: 'shopper',
    body: z.object({ itemIds }),
    data: cartSchema,
  }),
}

export const wishlistCalls = {
  addWish: endpoint(paths.addWish, {
    access: 'customer',
    params: z.object({ sku: codeSchema }),
    data: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  removeWish: endpoint(paths.removeWish, {
    access: 'customer',
    params: z.object({ sku: codeSchema }),
    data: doneSchema,
  }),
  listWishSkus: endpoint(paths.listWishSkus, { access: 'customer', data: z.array(codeSchema) }),
  listWishes: endpoint(paths.listWishes, {
    access: 'customer',
    body: z.object({ page: z.int().min(1).default(1), pageSize: z.literal(20).default(20) }),
    data: z.object({
      items: z.array(
        z.object({
          itemId: z.string(),
          productId: codeSchema,
          wishlistId: z.string(),
          /** As it is now, with the colour its page opens on; null once it left the store. */
          product: productListItemSchema.nullable(),
          /** What is known of a piece that left the store: it is counted until it is removed. */
          removed: z.object({ name: z.string(), image: imageSchema }).nullable(),
        }),
      ),
      page: z.int(),
      totalPages: z.int().nonnegative(),
      wishlistAmount: z.int().nonnegative(),
    }),
  }),
  countWishes: endpoint(paths.countWishes, {
    access: 'customer',
    data: z.object({ count: z.int().nonnegative() }),
  }),
}
