import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Image } from '@/contract/calls/catalogue/media'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { moment } from '../columns'
import { sizeGuides } from './size-guides'

/** A category and what stands above it, outermost first. */
export type Ancestry = { id: string; name: string; nameEn: string; url: string }[]

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    parentId: text('parent_id'),
    urlKey: text('url_key').notNull().unique(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    description: text().notNull(),
    pageType: text('page_type').$type<'plp' | 'clp' | 'ccl' | 'lv2'>().notNull(),
    image: jsonb().$type<Image>(),
    sizeGuideId: text('size_guide_id').references(() => sizeGuides.id),
    vtoModelType: text('vto_model_type'),
    navigation: jsonb().$type<ImportRowOf<'category'>['navigation']>().notNull(),
    position: integer().notNull(),
    /** Kept up by the import, so that no read walks the tree. */
    ancestry: jsonb().$type<Ancestry>().notNull(),
    hash: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)
