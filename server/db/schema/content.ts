import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { moment } from './columns'

type PageRow = ImportRowOf<'page'>

/** Pages of the page builder, with their products by sku. */
export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    url: text().unique(),
    group: text(),
    title: text().notNull(),
    description: text().notNull(),
    pageType: text('page_type').$type<PageRow['pageType']>().notNull(),
    display: jsonb().$type<PageRow['display']>().notNull(),
    blocks: jsonb().$type<PageRow['blocks']>().notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('pages_group').on(table.group, table.position)],
)

/** CMS blocks, whose content is an object that belongs to the identifier. */
export const cmsBlocks = pgTable('cms_blocks', {
  identifier: text().primaryKey(),
  type: text().notNull(),
  title: text().notNull(),
  content: jsonb().$type<ImportRowOf<'block'>['content']>().notNull(),
  hash: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const redirects = pgTable('redirects', {
  from: text().primaryKey(),
  to: text().notNull(),
  permanent: boolean().notNull(),
  hash: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Boutiques an order can be collected at. */
export const stores = pgTable(
  'stores',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    telephone: text().notNull(),
    hours: text().notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('stores_city').on(table.city, table.position)],
)
