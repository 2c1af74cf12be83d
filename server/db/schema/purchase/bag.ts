import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customers, guests } from '../customer/customers'

/** What a line still shows when its product has left the catalogue. */
export type LineSnapshot = {
  productId: string
  parentSku: string
  parentUrl: string
  url: string
  name: string
  nameEn: string
  celLine: string
  thumb: { name: string; alt: string }
  /** What one piece cost when it was added, and what was chosen; lines of before kept neither. */
  priceFen?: number
  selectedOptions?: { code: string; title: string; label: string; labelEn: string; value: string }[]
  bundleChildren?: { sku: string; name: string; qty: number; size: string | null }[]
}

/** One bag per customer and one per guest. Every change raises `version`, and is written only over the version it was made from. */
export const bags = pgTable(
  'bags',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id')
      .unique()
      .references(() => guests.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(0),
  },
  (table) => [check('bags_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`)],
)

/** Lines name a sku without a foreign key: a product that leaves the catalogue must not empty bags. */
export const bagLines = pgTable(
  'bag_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    bagId: uuid('bag_id')
      .notNull()
      .references(() => bags.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    isBundle: boolean('is_bundle').notNull(),
    bundleType: text('bundle_type').$type<'belt' | 'set'>(),
    /** Stock units of one piece as they were when it was added: for the count alone. */
    parts: jsonb().$type<{ sku: string; qty: number }[]>().notNull(),
    /** Of a bundle: option id → selection id. */
    options: jsonb().$type<Record<string, string>>().notNull(),
    customization: jsonb().$type<Record<string, string>>(),
    /** Sku, options and customization in one text: what adds up. */
    identity: text().notNull(),
    qty: integer().notNull(),
    isSelected: boolean('is_selected').notNull(),
    /** Higher is newer and stands further up. */
    position: integer().notNull(),
    snapshot: jsonb().$type<LineSnapshot>().notNull(),
  },
  (table) => [
    unique('bag_lines_identity').on(table.bagId, table.identity),
    check('bag_lines_qty', sql`${table.qty} between 1 and 99`),
  ],
)
