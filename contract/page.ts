import { z } from 'zod'
import { codeSchema, dateTimeSchema, textSchema } from './primitives'
import { imageSchema, productListItemSchema } from './product'
import { endpoint } from './endpoint'
import { paths } from './paths'

/** A link inside the store or to outside. */
export const linkSchema = z.object({ label: z.string(), url: z.string() })

/** A picture that may have another cut for phones. */
const stillSchema = imageSchema.extend({ phone: z.string().optional() })

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
    title: z.string().optional(),
    paragraphs: z.array(z.string()),
    link: linkSchema.optional(),
  }),
  z.object({
    type: z.literal('editorial'),
    title: z.string(),
    text: z.string(),
    image: stillSchema,
    link: linkSchema.optional(),
    side: z.enum(['left', 'right']),
  }),
  z.object({
    type: z.literal('video'),
    title: z.string(),
    poster: stillSchema,
    sources: z.array(z.object({ src: z.string(), type: z.string() })),
  }),
  z.object({
    type: z.literal('accordion'),
    title: z.string().optional(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    type: z.literal('table'),
    title: z.string().optional(),
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
] as const

/** The closed set of blocks a page is built from. */
export const blockSchema = z.discriminatedUnion('type', [
  ...contentBlocks,
  z.object({
    type: z.literal('products'),
    title: z.string(),
    link: linkSchema.optional(),
    products: z.array(productListItemSchema),
  }),
])
export type Block = z.infer<typeof blockSchema>

export const pageTypeSchema = z.enum(['home', 'page-builder', 'faq', 'landing'])

/** How the frame shows itself around a page (A§3). */
export const displaySchema = z.object({
  theme: z.enum(['white', 'black']),
  fixedBg: z.boolean(),
  FullScreen: z.boolean(),
})

/** A page of the page builder. */
export const pageSchema = z.object({
  id: codeSchema,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  pageType: pageTypeSchema,
  display: displaySchema,
  blocks: z.array(blockSchema),
  updatedAt: dateTimeSchema,
})
export type Page = z.infer<typeof pageSchema>

/** A CMS block: its content is an object whose shape belongs to the identifier. */
const cmsBlockSchema = z.object({
  identifier: codeSchema,
  title: z.string(),
  content: z.record(z.string(), z.json()),
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
