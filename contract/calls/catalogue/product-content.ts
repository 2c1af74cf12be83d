import { z } from 'zod'
import { codeSchema } from '../primitives'
import { imageSchema, linkSchema } from './media'

/** Outer measures of a piece in whole millimetres. */
export const dimensionsSchema = z.object({
  widthMm: z.int().positive().max(5_000),
  heightMm: z.int().positive().max(5_000),
  depthMm: z.int().positive().max(5_000),
})
export type Dimensions = z.infer<typeof dimensionsSchema>

/**
 * A piece as it is seen from its front, with its handles. The path stands with its foot at y 0 and begins at x 0, in
 * tenths of a millimetre; the measures are those of the whole.
 */
export const outlineSchema = z.object({
  widthMm: z.int().positive().max(5_000),
  heightMm: z.int().positive().max(5_000),
  path: z
    .string()
    .regex(/^[MLHVZmlhvz\d .,-]+$/)
    .max(4_000),
})
export type Outline = z.infer<typeof outlineSchema>

/** What a piece is made of, as lists filter by it. */
export const materialSchema = z.object({ value: codeSchema, label: z.string() })

/** Letters that may be embossed on a piece, and where on its first picture they stand, in hundredths of it. */
export const productCustomizationSchema = z.object({
  prompt: z.string(),
  maxLetters: z.int().min(1).max(3),
  left: z.number().min(0).max(100),
  top: z.number().min(0).max(100),
})
export type ProductCustomization = z.infer<typeof productCustomizationSchema>

/** A text block of the product page, shown in the accordions. */
export const contentBlockSchema = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** A chapter of the product page: a picture beside a title and a text. */
export const editorialBlockSchema = z.object({
  title: z.string(),
  text: z.string(),
  image: imageSchema,
  link: linkSchema.optional(),
})
export type EditorialBlock = z.infer<typeof editorialBlockSchema>

/** A line or two beside the buttons, with a small picture where there is one. */
export const miniEditorialBlockSchema = z.object({
  title: z.string(),
  text: z.string(),
  image: imageSchema.optional(),
})
export type MiniEditorialBlock = z.infer<typeof miniEditorialBlockSchema>

/** Leads a shopper on from the page. */
export const redirectionBlockSchema = z.object({ title: z.string(), text: z.string(), link: linkSchema })
export type RedirectionBlock = z.infer<typeof redirectionBlockSchema>

/** What a film of the product is called and shows before it plays; with speech it has captions. */
export const videoBlockSchema = z.object({
  title: z.string(),
  text: z.string(),
  poster: imageSchema,
  captions: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional(),
})
export type VideoBlock = z.infer<typeof videoBlockSchema>
