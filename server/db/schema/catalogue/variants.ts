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
} from 'drizzle-orm/pg-core'
import type { Image } from '@/contract/calls/catalogue/media'
import type { Dimensions } from '@/contract/calls/catalogue/product-content'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { products } from './products'

type ProductRow = ImportRowOf<'product'>

/** The number of a transaction; later ones are greater. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

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
