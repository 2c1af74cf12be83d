import { z } from 'zod'
import { availabilityLabels } from '../../rules/catalogue/availability'
import { codeSchema, fenSchema } from '../primitives'
import { imageSchema } from './media'

/** A chosen or choosable value, such as 黑色 or 38. */
const optionSchema = z.object({ label: z.string(), labelEn: z.string(), value: z.string() })
export type Option = z.infer<typeof optionSchema>

/** One attribute a shopper chooses by, with its values in the order they are shown. */
export const attributeSchema = z.object({
  code: z.enum(['color', 'size', 'volume', 'one_pdp_variation']),
  label: z.string(),
  options: z.array(optionSchema.extend({ swatch: z.string().optional() })),
})
export type Attribute = z.infer<typeof attributeSchema>

/** Category ancestry, outermost first, at most four levels. */
const catSchema = z.object({ id: codeSchema, name: z.string(), nameEn: z.string(), url: z.string() })

/** What is bought: one child of a product, with its own sku, stock and price. */
const childProductSchema = z.object({
  sku: codeSchema,
  parentSku: codeSchema,
  price: fenSchema,
  stock: z.int().nonnegative(),
  isDefault: z.boolean(),
  notSaleForChina: z.boolean(),
  defaultImage: imageSchema,
  images: z.array(imageSchema),
  /** Attribute code → value. */
  options: z.record(z.string(), z.string()),
})
export type ChildProduct = z.infer<typeof childProductSchema>

/** One part of a bundle a shopper chooses, such as the buckle of a belt. */
const bundleOptionSchema = z.object({
  optionId: z.string(),
  title: z.string(),
  selections: z.array(
    z.object({
      bundleSelectionId: z.string(),
      sku: codeSchema,
      /** With its colour, where it has one: tells it from every other part. */
      name: z.string(),
      color: z.object({ label: z.string(), swatch: z.string().optional() }).nullable(),
      size: z.string().nullable(),
      price: fenSchema,
      stock: z.int().nonnegative(),
      notSaleForChina: z.boolean(),
      isDefault: z.boolean(),
      image: imageSchema,
    }),
  ),
})
export type BundleOption = z.infer<typeof bundleOptionSchema>

export const sizeGuideSchema = z.object({
  title: z.string(),
  unit: z.string(),
  header: z.array(z.string()),
  body: z.array(z.array(z.string())),
  bodyDesc: z.string(),
  coreContent: z.string(),
  needHelp: z.string(),
  sizeImage: z.string().nullable(),
  newVersionSize: z.boolean(),
})
export type SizeGuide = z.infer<typeof sizeGuideSchema>

/** A text block of the product page, shown in the accordions. */
export const contentBlockSchema = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** A belt of strap and buckle, or a set. */
export const bundleTypeSchema = z.enum(['belt', 'set'])

/** A product as its page shows it (B§3). Simple items are configurable with one child. */
export const productSchema = z.object({
  id: codeSchema,
  sku: codeSchema,
  type: z.enum(['configurable', 'bundle']),
  url: z.string(),
  name: z.string(),
  nameEn: z.string(),
  celLine: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  price: fenSchema,
  hasSpecialPrice: z.boolean(),
  specialPrice: fenSchema.nullable(),
  orgPrice: fenSchema.nullable(),
  stock: z.int().nonnegative(),
  status: z.boolean(),
  isNew: z.boolean(),
  isPreOrder: z.boolean(),
  isComingSoon: z.boolean(),
  isCustomization: z.boolean(),
  isIndividuallySalable: z.boolean(),
  notSaleForChina: z.boolean(),
  isVip: z.boolean(),
  hidePrice: z.boolean(),
  isTryOn: z.boolean(),
  isPerfumerSet: z.boolean(),
  defaultImage: imageSchema,
  images: z.array(imageSchema),
  attributes: z.array(attributeSchema),
  childProducts: z.array(childProductSchema),
  bundleCategory: z.string().nullable(),
  bundleType: bundleTypeSchema.nullable(),
  bundleOptions: z.array(bundleOptionSchema),
  cats: z.array(catSchema),
  customerTag: z.string(),
  vipNote: z.string(),
  calloutMessage: z.string(),
  ctaNoStockComment: z.string(),
  preOrderShippingNote: z.string(),
  sizeGuide: sizeGuideSchema.nullable(),
  sizeAndFit: z.string(),
  maintainDesc: z.string(),
  usageRecommendations: z.string(),
  ingredientList: z.string(),
  contentBlocks: z.array(contentBlockSchema),
  completeTheLook: z.array(codeSchema),
  upSellSkus: z.array(codeSchema),
  crossSellSkus: z.array(codeSchema),
  lookBookImages: z.array(imageSchema),
  modelType: z.string().nullable(),
  vtoModelType: z.string().nullable(),
})
export type Product = z.infer<typeof productSchema>

/** A product as a list shows it (B§3). */
export const productListItemSchema = z.object({
  sku: codeSchema,
  parentSku: codeSchema,
  url: z.string(),
  name: z.string(),
  nameEn: z.string(),
  celLine: z.string(),
  image: imageSchema,
  switchImage: imageSchema.nullable(),
  price: fenSchema,
  hasSpecialPrice: z.boolean(),
  orgPrice: fenSchema.nullable(),
  hidePrice: z.boolean(),
  isVip: z.boolean(),
  isPreOrder: z.boolean(),
  isComingSoon: z.boolean(),
  isCustomization: z.boolean(),
  isIndividuallySalable: z.boolean(),
  notSaleForChina: z.boolean(),
  isBundle: z.boolean(),
  stock: z.int().nonnegative(),
  stockStatus: z.enum(availabilityLabels),
  colorCount: z.int().nonnegative(),
  /** Its colours, where the catalogue gives what they look like. */
  colors: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.string() })).default([]),
  calloutMessage: z.string(),
  customerTag: z.string(),
  cats: z.array(catSchema),
})
export type ProductListItem = z.infer<typeof productListItemSchema>
