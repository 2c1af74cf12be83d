import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Image } from '@/contract/calls/catalogue/media'
import type { Attribute } from '@/contract/calls/catalogue/product'
import type { Dimensions, ProductCustomization } from '@/contract/calls/catalogue/product-content'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import {
  productCalloutsSchema,
  productLinksSchema,
  productModelsSchema,
  productTextsSchema,
} from '@/contract/calls/ops/stored-product'
import { moment, storedJson } from '../columns'
import { categories } from './categories'
import { sizeGuides } from './size-guides'

type ProductRow = ImportRowOf<'product'>

/** Parents and bundles. Prices of lists stand ready; texts are read by the product page alone. */
export const products = pgTable(
  'products',
  {
    sku: text().primaryKey(),
    /** Internal, never shown: the small number lists and search reckon with. */
    seq: integer().generatedAlwaysAsIdentity().notNull(),
    type: text().$type<'configurable' | 'bundle'>().notNull(),
    status: boolean().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
    categoryId: text('category_id').references(() => categories.id),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    celLine: text('cel_line').notNull(),
    /** What a list shows and sorts by: the default child's, or the sum of a bundle's default parts. Fen. */
    priceFen: integer('price_fen').notNull(),
    /** The price before, where there is a special one. Fen. */
    orgPriceFen: integer('org_price_fen'),
    isNew: boolean('is_new').notNull(),
    isPreOrder: boolean('is_pre_order').notNull(),
    isComingSoon: boolean('is_coming_soon').notNull(),
    isCustomization: boolean('is_customization').notNull(),
    isIndividuallySalable: boolean('is_individually_salable').notNull(),
    notSaleForChina: boolean('not_sale_for_china').notNull(),
    isVip: boolean('is_vip').notNull(),
    hidePrice: boolean('hide_price').notNull(),
    isTryOn: boolean('is_try_on').notNull(),
    isPerfumerSet: boolean('is_perfumer_set').notNull(),
    manuallyStock: boolean('manually_stock').notNull().default(false),
    skipEarlybird: boolean('skip_earlybird').notNull().default(false),
    heroProducts: boolean('hero_products').notNull().default(false),
    jumpSchema: text('jump_schema'),
    bundleType: text('bundle_type').$type<'belt' | 'set'>(),
    bundleCategory: text('bundle_category'),
    colorCount: smallint('color_count').notNull(),
    customerTag: text('customer_tag').notNull(),
    calloutMessage: text('callout_message').notNull(),
    images: jsonb().$type<Image[]>().notNull(),
    attributes: jsonb().$type<Attribute[]>().notNull(),
    sizeGuideId: text('size_guide_id').references(() => sizeGuides.id),
    upSellSkus: jsonb('up_sell_skus').$type<string[]>().notNull(),
    callouts: storedJson(productCalloutsSchema)()
      .notNull()
      .default(sql`'{}'::jsonb`),
    texts: storedJson(productTextsSchema)().notNull(),
    links: storedJson(productLinksSchema)().notNull(),
    models: storedJson(productModelsSchema)().notNull(),
    customization: jsonb().$type<ProductCustomization>(),
    material: jsonb().$type<ProductRow['material']>(),
    dimensions: jsonb().$type<Dimensions>(),
    /** A guide of its own; comes before every other. */
    ownSizeGuide: jsonb('own_size_guide').$type<SizeGuide>(),
    keywords: jsonb().$type<string[]>().notNull(),
    hash: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_seq').on(table.seq),
    uniqueIndex('products_url').on(table.url),
    index('products_category').on(table.categoryId),
  ],
)
