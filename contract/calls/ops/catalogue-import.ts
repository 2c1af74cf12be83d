import { z } from 'zod'
import { storeSchema } from '../purchase/stores'
import { imageSchema, linkSchema } from '../catalogue/media'
import { contentBlocks, displaySchema, pageTypeSchema, pointPlaces, sceneFields } from '../catalogue/page'
import { codeSchema, jsonSchema, requiredTextSchema, urlKeySchema } from '../primitives'
import { sizeGuideSchema } from '../catalogue/size-guide'
import { flag, latinNameSchema, nameSchema, noteSchema, positionSchema, proseSchema } from './import-fields'
import { productRowSchema } from './import-product'

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
  /** The size guide of its products that have none nearer to them. */
  sizeGuide: codeSchema.optional(),
  /** What of the face or hand its products are tried on. */
  vtoModelType: codeSchema.optional(),
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

/** What a size guide is for, where products do not name it themselves. */
export const guideScopeSchema = z.object({
  skus: z.array(codeSchema).max(500).default([]),
  lines: z.array(nameSchema).max(50).default([]),
  keywords: z.array(requiredTextSchema(30)).max(50).default([]),
})

const sizeGuideRowSchema = z.strictObject({
  kind: z.literal('sizeGuide'),
  id: codeSchema,
  ...sizeGuideSchema.shape,
  /** The products it is for: by sku, by line, or by a word of their name. */
  appliesTo: guideScopeSchema.prefault({}),
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
