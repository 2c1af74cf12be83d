import { z } from 'zod'
import { codeSchema, fenSchema } from '../primitives'
import { imageSchema } from './media'

/** A belt of strap and buckle, or a set. */
export const bundleTypeSchema = z.enum(['belt', 'set'])

/** One part of a bundle a shopper chooses, such as the buckle of a belt. */
export const bundleOptionSchema = z.object({
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
