import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { orders } from './orders'

/** What was handed to a carrier for an order; its lines name it by `logiBn`. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The code of a carrier the store asks, else the name of one it only shows. */
    carrier: text().notNull(),
    trackNumber: text('track_number').notNull(),
    shippedAt: moment('shipped_at').notNull(),
    /** When the carrier was asked last. */
    askedAt: moment('asked_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    unique('parcels_number').on(table.trackNumber),
    index('parcels_of_order').on(table.orderId),
    index('parcels_under_way')
      .on(table.askedAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
)

/** Where a parcel was when. The same word told twice is one. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: moment('at').notNull(),
    place: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.at, table.text] })],
)

/** The sandbox carrier's own books: a moment for each step a parcel has made. */
export const sandboxParcels = pgTable('sandbox_parcels', {
  trackNumber: text('track_number').primaryKey(),
  steps: jsonb().$type<string[]>().notNull(),
})
