import { z } from 'zod'
import { availabilityLabels } from '../../rules/catalogue/availability'
import { codeSchema, fenSchema } from '../primitives'
import { bundleOptionSchema, bundleTypeSchema } from './bundle-option'
import { imageSchema } from './media'
import {
  contentBlockSchema,
  dimensionsSchema,
  editorialBlockSchema,
  materialSchema,
  miniEditorialBlockSchema,
  outlineSchema,
  productCustomizationSchema,
  redirectionBlockSchema,
  videoBlockSchema,
} from './product-content'
import { sizeGuideSchema } from './size-guide'

/** A chosen or choosable value, such as 黑色 or 38. */
const optionSchema = z.object({ label: z.string(), labelEn: z.string(), value: z.string() })
export type Option = z.infer<typeof optionSchema>

/** A size as lists and pages name it. */
const sizeSchema = z.object({ label: z.string(), value: z.string() })

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
export const childProductSchema = z.object({
  sku: codeSchema,
  parentSku: codeSchema,
  price: fenSchema,
  stock: z.int().nonnegative(),
  isDefault: z.boolean(),
  /** The one that was asked for by its own sku, else the default. */
  isSelect: z.boolean(),
  notSaleForChina: z.boolean(),
  defaultImage: imageSchema,
  images: z.array(imageSchema),
  /** Attribute code → value. */
  options: z.record(z.string(), z.string()),
  /** The product's, where it has none of its own. */
  dimensions: dimensionsSchema.nullable(),
  /** The selection it is of a bundle; null for a child of an ordinary product. */
  bundleSelectionId: codeSchema.nullable(),
  cats: z.array(catSchema),
})
export type ChildProduct = z.infer<typeof childProductSchema>

/** A colour to switch to, and the first child that comes in it. */
const colorSwitchSchema = optionSchema.extend({
  swatch: z.string().optional(),
  sku: codeSchema,
  image: imageSchema,
})

/** Callouts of page and tile: the first of them that is there is shown, `calloutMessageBuy` beside the button. */
const calloutFields = {
  calloutMessage: z.string(),
  nativeCalloutMessage: z.string(),
  customCalloutMessage: z.string(),
  calloutMessageBuy: z.string(),
}

/** A product as its page shows it (B§3). Simple items are configurable with one child. */
export const productSchema = z.object({
  id: codeSchema,
  /** The product that is bought from: a product is its own parent. */
  parentId: codeSchema,
  parentSku: codeSchema,
  parentUrl: z.string(),
  sku: codeSchema,
  type: z.enum(['configurable', 'bundle']),
  url: z.string(),
  isJump: z.boolean(),
  /** Where it leads instead of to a page of its own. */
  jump_schema: z.string().nullable(),
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
  /** Made for one shopper, so that it comes back for its quality alone. */
  customized: z.boolean(),
  productCustomization: productCustomizationSchema.nullable(),
  isIndividuallySalable: z.boolean(),
  notSaleForChina: z.boolean(),
  isVip: z.boolean(),
  hidePrice: z.boolean(),
  /** Taken off sale by hand: out of stock, whatever was counted. */
  manuallyStock: z.boolean(),
  skipEarlybird: z.boolean(),
  isTryOn: z.boolean(),
  isPerfumerSet: z.boolean(),
  defaultImage: imageSchema,
  images: z.array(imageSchema),
  attributes: z.array(attributeSchema),
  /** The labels of the default child in Latin letters. */
  attrEn: z.string(),
  color: optionSchema.nullable(),
  size: sizeSchema.nullable(),
  volume: sizeSchema.nullable(),
  onePdpVariation: sizeSchema.nullable(),
  colorSwitch: z.array(colorSwitchSchema),
  material: materialSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
  /** How it is drawn beside something known; of its own dimensions, whatever its sizes are. */
  outline: outlineSchema.nullable(),
  childProducts: z.array(childProductSchema),
  bundleCategory: z.string().nullable(),
  bundleType: bundleTypeSchema.nullable(),
  bundleOptions: z.array(bundleOptionSchema),
  isBundle: z.boolean(),
  bundleSku: codeSchema.nullable(),
  /** The selections a bundle shows first, and what they cost together. */
  bundleDefault: z.array(codeSchema),
  bundlePrice: fenSchema.nullable(),
  /** Of its main part, the first: option, default selection, and the size or colour it comes in. */
  bundleOptionId: codeSchema.nullable(),
  bundleSelectionId: codeSchema.nullable(),
  optionValue: z.string().nullable(),
  /** Whether all sized parts share one size. */
  bundleSizeType: z.enum(['none', 'shared']).nullable(),
  cats: z.array(catSchema),
  customerTag: z.string(),
  vipNote: z.string(),
  ...calloutFields,
  calloutNote: z.string(),
  debutHeroText: z.string(),
  ctaNoStockComment: z.string(),
  preOrderShippingNote: z.string(),
  /** The one that is shown: the first there is of those below, else the category's (decisions, «Lists»). */
  sizeGuide: sizeGuideSchema.nullable(),
  sizeGuideTitle: z.string(),
  sizeGuideByProductJson: sizeGuideSchema.nullable(),
  sizeGuideByProduct: codeSchema.nullable(),
  sizeGuideBySku: codeSchema.nullable(),
  sizeGuideByLine: codeSchema.nullable(),
  /** The word of its name by which a guide was found. */
  sizeGuideKeyword: z.string().nullable(),
  sizeAndFit: z.string(),
  fitComment: z.string(),
  localFitComment: z.string(),
  maintainDesc: z.string(),
  usageRecommendations: z.string(),
  ingredientList: z.string(),
  ingredientListDisplayed: z.boolean(),
  inspirationContent: z.string(),
  appAdvisory: z.string(),
  /** The accordion that is open at first. */
  defaultAccordion: z.string(),
  contentBlocks: z.array(contentBlockSchema),
  editorialBlock: editorialBlockSchema.nullable(),
  miniEditorialBlock: miniEditorialBlockSchema.nullable(),
  redirectionBlock: redirectionBlockSchema.nullable(),
  completeTheLook: z.array(codeSchema),
  disableRunwayLook: z.boolean(),
  upSellProducts: z.array(codeSchema),
  hasUpSellProduct: z.boolean(),
  crossSellSkus: z.array(codeSchema),
  hasCrossSellProduct: z.boolean(),
  complimentaryProduct: z.object({ sku: z.array(codeSchema), title: z.string() }).nullable(),
  showComplimentaryProduct: z.boolean(),
  moreSellProducts: z.array(codeSchema),
  moreSellTitle: z.string(),
  lookBookImg: imageSchema.nullable(),
  lookBookImages: z.array(imageSchema),
  modelType: z.string().nullable(),
  vtoModelType: z.string().nullable(),
  vtoModelTypeByCategory: z.string().nullable(),
  tryOnContentByProduct: z.string(),
  token3DMobile: codeSchema.nullable(),
  token3DDesktop: codeSchema.nullable(),
  /** Whether the 3D piece stands before the pictures. */
  holodeckIsTop: z.boolean(),
  /** The film of the gallery, by its name under `/films`. */
  pdpViewonVideoId: codeSchema.nullable(),
  videoBlockContent: videoBlockSchema.nullable(),
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
  bundleSku: codeSchema.nullable(),
  isJump: z.boolean(),
  jump_schema: z.string().nullable(),
  manuallyStock: z.boolean(),
  stock: z.int().nonnegative(),
  stockStatus: z.enum(availabilityLabels),
  colorCount: z.int().nonnegative(),
  /** Its colours, where the catalogue gives what they look like. */
  colors: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.string() })).default([]),
  attrEn: z.string(),
  color: optionSchema.nullable(),
  size: sizeSchema.nullable(),
  ...calloutFields,
  debutHeroText: z.string(),
  customerTag: z.string(),
  cats: z.array(catSchema),
})
export type ProductListItem = z.infer<typeof productListItemSchema>
