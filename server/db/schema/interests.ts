import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { lookupHash, sealedText } from '../personal-data'
import { customers, guests } from './customer'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A customer's wishes, by parent sku, so that every colour shows the same heart. */
export const wishes = pgTable(
  'wishes',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.sku] }),
    index('wishes_newest').on(table.customerId, table.createdAt),
  ],
)

/** What a shopper looked at, newest first. */
export const browsingEntries = pgTable(
  'browsing_entries',
  {
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [
    check('browsing_entries_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    uniqueIndex('browsing_entries_customer').on(table.customerId, table.sku),
    uniqueIndex('browsing_entries_guest').on(table.guestId, table.sku),
  ],
)

/** Who wants to know when a sku is back. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull(),
    /** A mobile or an email; one notice per sku and contact. */
    contact: sealedText('contact').notNull(),
    contactHash: lookupHash('contact_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('arrival_notices_contact').on(table.sku, table.contactHash)],
)
