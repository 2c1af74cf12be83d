import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { guideScopeSchema, type ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import {
  productCalloutsSchema,
  productLinksSchema,
  productModelsSchema,
  productTextsSchema,
} from '@/contract/calls/ops/stored-product'
import type { Image } from '@/contract/calls/catalogue/media'
import type { Attribute } from '@/contract/calls/catalogue/product'
import type { Dimensions, ProductCustomization } from '@/contract/calls/catalogue/product-content'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import { storedJson } from './stored-json'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** The number of a transaction; later ones are greater. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

type ProductRow = ImportRowOf<'product'>

/** A category and what stands above it, outermost first. */
export type Ancestry = { id: string; name: string; nameEn: string; url: string }[]

export const sizeGuides = pgTable('size_guides', {
  id: text().primaryKey(),
  guide: jsonb().$type<SizeGuide>().notNull(),
  appliesTo: storedJson(guideScopeSchema)('applies_to')
    .notNull()
    .default(sql`'{}'::jsonb`),
  hash: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

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

/** What is bought. One that an import no longer names is withdrawn, not deleted. */
export const variants = pgTable(
  'variants',
  {
    sku: text().primaryKey(),
    parentSku: text('parent_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    isActive: boolean('is_active').notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    priceFen: integer('price_fen').notNull(),
    isDefault: boolean('is_default').notNull(),
    notSaleForChina: boolean('not_sale_for_china').notNull(),
    images: jsonb().$type<Image[]>(),
    dimensions: jsonb().$type<Dimensions>(),
    imagery: jsonb().$type<ProductRow['imagery']>(),
  },
  (table) => [index('variants_parent').on(table.parentSku, table.position)],
)

/** Pieces on hand; the check makes selling one too many impossible whatever the code does. */
export const inventory = pgTable(
  'inventory',
  {
    sku: text()
      .primaryKey()
      .references(() => variants.sku, { onDelete: 'cascade' }),
    stock: integer().notNull(),
    /** The transaction in which it last sold out or came back: by it, lists learn what changed. */
    crossedIn: transactionId('crossed_in'),
  },
  (table) => [
    check('inventory_not_negative', sql`${table.stock} >= 0`),
    index('inventory_crossed_in').on(table.crossedIn),
  ],
)

/** The parts a bundle may be made of, option by option. */
export const bundleSelections = pgTable(
  'bundle_selections',
  {
    productSku: text('product_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    optionId: text('option_id').notNull(),
    optionTitle: text('option_title').notNull(),
    selectionId: text('selection_id').notNull(),
    /** Order of options and, within, of selections. */
    position: smallint().notNull(),
    partSku: text('part_sku')
      .notNull()
      .references(() => variants.sku),
    isDefault: boolean('is_default').notNull(),
    size: text(),
    priceFen: integer('price_fen'),
  },
  (table) => [
    primaryKey({ columns: [table.productSku, table.optionId, table.selectionId] }),
    index('bundle_selections_part').on(table.partSku),
  ],
)

/** The categories a product was put in itself; ancestors follow from the tree. */
export const categoryProducts = pgTable(
  'category_products',
  {
    productSku: text('product_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productSku, table.categoryId] }),
    index('category_products_category').on(table.categoryId),
  ],
)

/** What lists are filtered by. */
export const productFacets = pgTable(
  'product_facets',
  {
    productSku: text('product_sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    code: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productSku, table.code, table.value] })],
)

/** What search looks in: `strong` names the product, `loose` holds its descriptions too. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productSku: text('product_sku')
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    strong: tsvector().notNull(),
    loose: tsvector().notNull(),
  },
  (table) => [
    index('search_documents_strong').using('gin', table.strong),
    index('search_documents_loose').using('gin', table.loose),
  ],
)

/** What was imported when. The newest id is the version of the catalogue that caches go by. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  created: integer().notNull(),
  updated: integer().notNull(),
  at: moment('at').notNull(),
})
