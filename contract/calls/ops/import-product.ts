import { z } from 'zod'
import { isSafeUrl } from '../../rules/safe-url'
import { bundleTypeSchema } from '../catalogue/bundle-option'
import { attributeSchema } from '../catalogue/product'
import { dimensionsSchema, materialSchema, productCustomizationSchema } from '../catalogue/product-content'
import { sizeGuideSchema } from '../catalogue/size-guide'
import { codeSchema, fenSchema, requiredTextSchema, textSchema, urlKeySchema } from '../primitives'
import {
  flag,
  imagesSchema,
  latinNameSchema,
  nameSchema,
  noteSchema,
  positionSchema,
  skusSchema,
} from './import-fields'
import {
  imagerySchema,
  productCalloutsSchema,
  productLinksSchema,
  productModelsSchema,
  productTextsSchema,
} from './stored-product'

/** What is bought. Prices not given are the parent's. */
const childSchema = z.object({
  sku: codeSchema,
  /** Attribute code → value; one for every attribute of the parent. */
  options: z.record(z.string(), z.string()).default({}),
  priceFen: fenSchema.optional(),
  specialPriceFen: fenSchema.optional(),
  /** Opening stock of a new child. What is sold or counted later is never overwritten by an import. */
  stock: z.int().min(0).max(1_000_000).default(0),
  isDefault: flag,
  notSaleForChina: flag,
  images: imagesSchema.optional(),
  /** Where it is larger or smaller than the product. */
  dimensions: dimensionsSchema.optional(),
  imagery: imagerySchema.optional(),
})

/** A part of a bundle; its price within the bundle is the child's own unless given. */
const selectionSchema = z.object({
  bundleSelectionId: codeSchema,
  sku: codeSchema,
  isDefault: flag,
  size: textSchema(20).optional(),
  priceFen: fenSchema.optional(),
})

const bundleSchema = z.object({
  type: bundleTypeSchema,
  options: z
    .array(
      z.object({
        optionId: codeSchema,
        title: nameSchema,
        selections: z.array(selectionSchema).min(1).max(60),
      }),
    )
    .min(1)
    .max(8),
})

const productFlags = {
  isNew: flag,
  isPreOrder: flag,
  isComingSoon: flag,
  isCustomization: flag,
  isIndividuallySalable: z.boolean().default(true),
  notSaleForChina: flag,
  isVip: flag,
  hidePrice: flag,
  isTryOn: flag,
  isPerfumerSet: flag,
  /** Takes it off sale by hand: out of stock, whatever was counted. */
  manuallyStock: flag,
  skipEarlybird: flag,
  heroProducts: flag,
}

/**
 * A parent product with its children, or a bundle of other products' children.
 * An ordinary product has `priceFen` and `children`; a bundle has `bundle`, and its price is the sum of the chosen parts.
 */
export const productRowSchema = z.strictObject({
  kind: z.literal('product'),
  sku: codeSchema,
  type: z.enum(['configurable', 'bundle']).default('configurable'),
  /** False takes the product out of the store; bags and orders keep their lines. */
  status: z.boolean().default(true),
  url: urlKeySchema,
  /** Where it leads instead of to a page of its own. */
  jump_schema: textSchema(300).refine(isSafeUrl, '链接须为站内路径、https、tel 或 mailto').optional(),
  name: nameSchema,
  nameEn: latinNameSchema,
  celLine: latinNameSchema,
  priceFen: fenSchema.optional(),
  specialPriceFen: fenSchema.optional(),
  ...productFlags,
  /** How it is embossed; without it a product with `isCustomization` is embossed in the middle of its picture. */
  productCustomization: productCustomizationSchema.optional(),
  customerTag: noteSchema,
  calloutMessage: noteSchema,
  ...productCalloutsSchema.shape,
  ...productTextsSchema.shape,
  images: imagesSchema.min(1),
  attributes: z.array(attributeSchema).max(4).default([]),
  children: z.array(childSchema).max(200).default([]),
  bundle: bundleSchema.optional(),
  /** Category whose children are the groups of the bundle bag (B§4). */
  bundleCategory: codeSchema.optional(),
  /** The first is the product's own (breadcrumb); a product shows in the ancestors of each. */
  categories: z.array(codeSchema).max(12).default([]),
  /** Place in every list; without it, the end of the lists, in the order of the file. */
  position: positionSchema.optional(),
  material: materialSchema.optional(),
  dimensions: dimensionsSchema.optional(),
  /** The guide it names (`sizeGuideByProduct`), and one of its own, which comes before every other. */
  sizeGuide: codeSchema.optional(),
  sizeGuideByProductJson: sizeGuideSchema.optional(),
  upSellSkus: skusSchema,
  ...productLinksSchema.shape,
  ...productModelsSchema.shape,
  /** Other words a shopper may search by. */
  keywords: z.array(requiredTextSchema(30)).max(30).default([]),
})
