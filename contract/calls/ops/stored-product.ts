import { z } from 'zod'
import { imageSchema } from '../catalogue/media'
import {
  contentBlockSchema,
  editorialBlockSchema,
  miniEditorialBlockSchema,
  outlineSchema,
  redirectionBlockSchema,
  videoBlockSchema,
} from '../catalogue/product-content'
import { codeSchema, jsonSchema, textSchema } from '../primitives'
import { flag, imagesSchema, nameSchema, noteSchema, proseSchema, skusSchema } from './import-fields'

/** How the picture of a product is made by code: a model of the generator and what it is made of. */
export const imagerySchema = z.object({
  model: codeSchema,
  leather: textSchema(40).optional(),
  metal: textSchema(40).optional(),
  colour: textSchema(40).optional(),
  params: z.record(z.string(), jsonSchema).optional(),
})

// One column each. Every field may be left out: so it is read of a row stored before the field was added.

/** Short texts that tiles show too. */
export const productCalloutsSchema = z.object({
  nativeCalloutMessage: noteSchema,
  customCalloutMessage: noteSchema,
  calloutMessageBuy: noteSchema,
  calloutNote: noteSchema,
  debutHeroText: noteSchema,
})

/** What only the product page shows. */
export const productTextsSchema = z.object({
  description: proseSchema,
  shortDescription: noteSchema,
  vipNote: noteSchema,
  ctaNoStockComment: noteSchema,
  preOrderShippingNote: noteSchema,
  sizeAndFit: proseSchema,
  fitComment: noteSchema,
  localFitComment: noteSchema,
  maintainDesc: proseSchema,
  usageRecommendations: proseSchema,
  ingredientList: proseSchema,
  ingredientListDisplayed: z.boolean().default(true),
  inspirationContent: proseSchema,
  appAdvisory: noteSchema,
  tryOnContentByProduct: proseSchema,
  /** The accordion that is open at first: its name, or the id of a content block. */
  defaultAccordion: codeSchema.default('description'),
  contentBlocks: z.array(contentBlockSchema).max(12).default([]),
  editorialBlock: editorialBlockSchema.optional(),
  miniEditorialBlock: miniEditorialBlockSchema.optional(),
  redirectionBlock: redirectionBlockSchema.optional(),
  videoBlockContent: videoBlockSchema.optional(),
})

/** What stands beside a product. */
export const productLinksSchema = z.object({
  completeTheLook: skusSchema,
  disableRunwayLook: flag,
  crossSellSkus: skusSchema,
  complimentary: z.object({ title: nameSchema, skus: skusSchema }).optional(),
  moreSellProducts: skusSchema,
  moreSellTitle: noteSchema,
  /** The large picture of the look book, and those beside it. */
  lookBookImg: imageSchema.optional(),
  lookBookImages: imagesSchema.default([]),
})

/** Models, films, its outline and how its pictures are made. */
export const productModelsSchema = z.object({
  modelType: codeSchema.optional(),
  vtoModelType: codeSchema.optional(),
  token3DMobile: codeSchema.optional(),
  token3DDesktop: codeSchema.optional(),
  holodeckIsTop: flag,
  pdpViewonVideoId: codeSchema.optional(),
  outline: outlineSchema.optional(),
  imagery: imagerySchema.optional(),
})
