import { z } from 'zod'
import { storeSchema } from '../purchase/stores'
import { imageSchema, linkSchema } from '../catalogue/media'
import { contentBlocks, displaySchema, pageTypeSchema, pointPlaces, sceneFields } from '../catalogue/page'
import {
  codeSchema,
  fenSchema,
  jsonSchema,
  requiredTextSchema,
  textSchema,
  urlKeySchema,
} from '../primitives'
import { attributeSchema, bundleTypeSchema, contentBlockSchema, sizeGuideSchema } from '../catalogue/product'

const nameSchema = requiredTextSchema(80)
const latinNameSchema = textSchema(80).default('')
/** Running text of the product page; may hold line breaks. */
const proseSchema = z.string().trim().max(4000).default('')
const noteSchema = textSchema(200).default('')
const flag = z.boolean().default(false)
const skusSchema = z.array(codeSchema).max(24).default([])
const imagesSchema = z.array(imageSchema).max(20)
const positionSchema = z.int().min(0).max(10_000_000)

/** How the picture of a product is made by code: a model of the generator and what it is made of. */
const imagerySchema = z.object({
  model: codeSchema,
  leather: textSchema(40).optional(),
  metal: textSchema(40).optional(),
  colour: textSchema(40).optional(),
  params: z.record(z.string(), jsonSchema).optional(),
})

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
}

const productTexts = {
  customerTag: noteSchema,
  vipNote: noteSchema,
  calloutMessage: noteSchema,
  ctaNoStockComment: noteSchema,
  preOrderShippingNote: noteSchema,
  sizeAndFit: proseSchema,
  maintainDesc: proseSchema,
  usageRecommendations: proseSchema,
  ingredientList: proseSchema,
}

/**
 * A parent product with its children, or a bundle of other products' children.
 * An ordinary product has `priceFen` and `children`; a bundle has `bundle`, and its price is the sum of the chosen parts.
 */
const productRowSchema = z.strictObject({
  kind: z.literal('product'),
  sku: codeSchema,
  type: z.enum(['configurable', 'bundle']).default('configurable'),
  /** False takes the product out of the store; bags and orders keep their lines. */
  status: z.boolean().default(true),
  url: urlKeySchema,
  name: nameSchema,
  nameEn: latinNameSchema,
  celLine: latinNameSchema,
  description: proseSchema,
  shortDescription: noteSchema,
  priceFen: fenSchema.optional(),
  specialPriceFen: fenSchema.optional(),
  ...productFlags,
  ...productTexts,
  contentBlocks: z.array(contentBlockSchema).max(12).default([]),
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
  sizeGuide: codeSchema.optional(),
  completeTheLook: skusSchema,
  upSellSkus: skusSchema,
  crossSellSkus: skusSchema,
  complimentary: z.object({ title: nameSchema, skus: skusSchema }).optional(),
  lookBookImages: imagesSchema.default([]),
  modelType: codeSchema.optional(),
  vtoModelType: codeSchema.optional(),
  imagery: imagerySchema.optional(),
  /** Other words a shopper may search by. */
  keywords: z.array(requiredTextSchema(30)).max(30).default([]),
})

const categoryRowSchema = z.strictObject({
  kind: z.literal('category'),
  id: codeSchema,
  parentId: codeSchema.optional(),
  /** The whole path, `women/handbags`. A page with the same url stands in place of the category's list. */
  urlKey: urlKeySchema,
  name: nameSchema,
  nameEn: latinNameSchema,
  description: proseSchema,
  pageType: z.enum(['plp', 'clp', 'ccl', 'lv2']).default('plp'),
  image: imageSchema.optional(),
  /** How the menu shows it. `gapBefore` opens a new group; `redirectUrl` leads elsewhere. */
  navigation: z
    .object({
      title: noteSchema,
      subTitle: noteSchema,
      subImage: z.string().optional(),
      isHidden: flag,
      gapBefore: flag,
      redirectUrl: z.string().max(200).optional(),
    })
    .default({ title: '', subTitle: '', isHidden: false, gapBefore: false }),
  position: positionSchema.default(0),
})

const sizeGuideRowSchema = z.strictObject({
  kind: z.literal('sizeGuide'),
  id: codeSchema,
  ...sizeGuideSchema.shape,
})

/** A block of a page as content authors write it: products by sku, tables of sizes by the guide's id. */
const pageBlockSchema = z.discriminatedUnion('type', [
  ...contentBlocks,
  z.object({ type: z.literal('sizeTable'), guide: codeSchema }),
  z.object({ ...sceneFields, points: z.array(z.object({ ...pointPlaces, sku: codeSchema })).max(12) }),
  z.object({
    type: z.literal('products'),
    id: codeSchema.optional(),
    title: z.string(),
    link: linkSchema.optional(),
    skus: z.array(codeSchema).min(1).max(24),
  }),
])

const pageRowSchema = z.strictObject({
  kind: z.literal('page'),
  id: codeSchema,
  /** Without one the page has no address of its own and is read by its id. */
  url: urlKeySchema.optional(),
  /** Pages of one group are listed together (`listPages`). */
  group: codeSchema.optional(),
  title: nameSchema,
  description: noteSchema,
  pageType: pageTypeSchema.default('page-builder'),
  display: displaySchema.default({ theme: 'white', fixedBg: false, FullScreen: false }),
  blocks: z.array(pageBlockSchema).max(60),
  position: positionSchema.default(0),
})

const blockRowSchema = z.strictObject({
  kind: z.literal('block'),
  identifier: codeSchema,
  type: codeSchema.default('content'),
  title: noteSchema,
  content: z.record(z.string(), jsonSchema),
})

const redirectRowSchema = z.strictObject({
  kind: z.literal('redirect'),
  from: urlKeySchema,
  /** A path of this store, with leading slash. */
  to: z.string().regex(/^\/(?![/\\])[^\s]{0,199}$/u),
  permanent: z.boolean().default(true),
})

const storeRowSchema = z.strictObject({
  kind: z.literal('store'),
  ...storeSchema.shape,
  position: positionSchema.default(0),
})

/** One row of an import file: everything the shop's back office may write (decisions, «Orders»). */
export const importRowSchema = z.discriminatedUnion(
  'kind',
  [
    productRowSchema,
    categoryRowSchema,
    sizeGuideRowSchema,
    pageRowSchema,
    blockRowSchema,
    redirectRowSchema,
    storeRowSchema,
  ],
  { error: '应为 product、category、sizeGuide、page、block、redirect 或 store' },
)
export type ImportRow = z.infer<typeof importRowSchema>
export type ImportRowOf<K extends ImportRow['kind']> = Extract<ImportRow, { kind: K }>
/** A row as a file may hold it, with defaults left out. */
export type ImportRowInput = z.input<typeof importRowSchema>
