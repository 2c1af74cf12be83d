import { z } from 'zod'
import { codeSchema, dateTimeSchema, jsonSchema, textSchema } from '../primitives'
import { imageSchema, linkSchema } from './media'
import { productListItemSchema } from './product'
import { sizeGuideSchema } from './size-guide'
import { endpoint } from '../endpoint'
import { paths } from '../paths'

/** What a link within the page leads to, such as `retention`. */
const anchored = { id: codeSchema.optional() }

/** A picture that may have another cut for phones. */
const stillSchema = imageSchema.extend({ phone: z.string().optional() })

/** A place on a picture, in hundredths of it. */
const spotSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

/** Where a piece stands on a still, and on its cut for phones where that shows it too. */
export const pointPlaces = { ...spotSchema.shape, phone: spotSchema.optional() }

/** A still that fills the screen, as a room or a view of a campaign; its points lead to pieces. P03. */
export const sceneFields = {
  type: z.literal('scene'),
  ...anchored,
  title: z.string(),
  text: z.string().optional(),
  image: stillSchema,
  /** A film of the house that moves where the still stands, which is its first frame. */
  film: codeSchema.optional(),
  link: linkSchema.optional(),
}

/** The blocks that hold nothing but their own words and pictures. */
export const contentBlocks = [
  z.object({
    type: z.literal('hero'),
    title: z.string(),
    subTitle: z.string().optional(),
    image: stillSchema,
    link: linkSchema.optional(),
    theme: z.enum(['white', 'black']),
  }),
  z.object({
    type: z.literal('columns'),
    ...anchored,
    title: z.string().optional(),
    columns: z
      .array(
        z.object({
          title: z.string(),
          text: z.string().optional(),
          image: stillSchema,
          link: linkSchema.optional(),
        }),
      )
      .min(1)
      .max(4),
  }),
  z.object({
    type: z.literal('text'),
    ...anchored,
    title: z.string().optional(),
    paragraphs: z.array(z.string()).default([]),
    /** Running text with lists and links; cleaned by the server when stored and when served. */
    html: z.string().max(20_000).optional(),
    link: linkSchema.optional(),
  }),
  z.object({
    type: z.literal('editorial'),
    ...anchored,
    title: z.string(),
    text: z.string(),
    image: stillSchema,
    link: linkSchema.optional(),
    side: z.enum(['left', 'right']),
  }),
  z.object({
    type: z.literal('video'),
    ...anchored,
    title: z.string(),
    poster: stillSchema,
    sources: z
      .array(
        z.object({
          src: z.string().regex(/^(\/(?![/\\])|https:\/\/)/),
          type: z.string().regex(/^video\/[\w.+-]+$/),
        }),
      )
      .min(1),
  }),
  z.object({
    type: z.literal('film'),
    ...anchored,
    title: z.string(),
    text: z.string().optional(),
    /** A film of the house, by its name under `/films`. */
    film: codeSchema,
    poster: imageSchema,
    /** Where somebody speaks: the address of WebVTT in this store. */
    captions: z
      .string()
      .regex(/^\/(?![/\\])/)
      .optional(),
    link: linkSchema.optional(),
  }),
  z.object({
    type: z.literal('accordion'),
    ...anchored,
    title: z.string().optional(),
    /** With an id, a question can be linked to. */
    items: z.array(
      z.object({ ...anchored, title: z.string(), text: z.string(), link: linkSchema.optional() }),
    ),
  }),
  z.object({
    type: z.literal('table'),
    ...anchored,
    title: z.string().optional(),
    /** What its figures are in, such as 厘米. */
    unit: z.string().optional(),
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    notes: z.array(z.string()).optional(),
  }),
] as const

/**
 * The closed set of blocks a page is built from. What a newer back end may send beside them is read as
 * `unknown` and left out of the page; publishing refuses it (`catalogue-import`).
 */
export const blockSchema = z
  .discriminatedUnion('type', [
    ...contentBlocks,
    z.object({
      type: z.literal('products'),
      ...anchored,
      title: z.string(),
      link: linkSchema.optional(),
      products: z.array(productListItemSchema),
    }),
    z.object({
      ...sceneFields,
      points: z.array(z.object({ ...pointPlaces, product: productListItemSchema })),
    }),
    z.object({
      type: z.literal('sizeTable'),
      id: codeSchema,
      title: z.string(),
      guide: sizeGuideSchema,
    }),
    z.object({ type: z.literal('unknown') }),
  ])
  .catch({ type: 'unknown' })
export type Block = z.infer<typeof blockSchema>

/** `landing-8`: a Virtual Pop-Up Store, `landing-9`: a campaign (B§2). */
export const pageTypeSchema = z.enum([
  'home',
  'page-builder',
  'faq',
  'landing',
  'landing-8',
  'landing-9',
  'fragrance-collection',
])

/** How the frame shows itself around a page (A§3). */
export const displaySchema = z.object({
  theme: z.enum(['white', 'black']),
  fixedBg: z.boolean(),
  FullScreen: z.boolean(),
})

/** A page of the page builder. A§2, A§7. */
export const pageSchema = z.object({
  id: codeSchema,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  pageType: pageTypeSchema,
  display: displaySchema,
  /** The categories above a page that stands in place of one, itself last. */
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  blocks: z.array(blockSchema),
  /** What a page of settings holds, such as `global-configuration` (A§7). */
  content: z.object({ content: z.record(z.string(), jsonSchema) }).optional(),
  updatedAt: dateTimeSchema,
})
export type Page = z.infer<typeof pageSchema>

/** A CMS block: its content is an object whose shape belongs to the identifier. */
const cmsBlockSchema = z.object({
  identifier: codeSchema,
  title: z.string(),
  content: z.record(z.string(), jsonSchema),
  updatedAt: dateTimeSchema,
})

const identifierParams = z.object({ identifier: codeSchema })

export const pageCalls = {
  getPage: endpoint(paths.getPage, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: pageSchema,
    errors: ['NOT_FOUND'],
  }),
  listPages: endpoint(paths.listPages, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: z.object({
      items: z.array(pageSchema.pick({ id: true, url: true, title: true, description: true })),
    }),
    errors: ['NOT_FOUND'],
  }),
  getPageDetails: endpoint(paths.getPageDetails, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: pageSchema,
    errors: ['NOT_FOUND'],
  }),
  getCmsBlock: endpoint(paths.getCmsBlock, {
    access: 'public',
    params: identifierParams,
    data: cmsBlockSchema,
    errors: ['NOT_FOUND'],
  }),
  getTypedCmsBlock: endpoint(paths.getTypedCmsBlock, {
    access: 'public',
    params: z.object({ type: textSchema(40), identifier: codeSchema }),
    data: cmsBlockSchema,
    errors: ['NOT_FOUND'],
  }),
  getCmsPage: endpoint(paths.getCmsPage, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: cmsBlockSchema,
    errors: ['NOT_FOUND'],
  }),
}
