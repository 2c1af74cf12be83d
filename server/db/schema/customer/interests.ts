import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { lookupHash, sealedText } from '../../personal-data'
import { moment } from '../columns'
import { customers, guests } from './customers'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  email: sealedText('email').notNull(),
  emailHash: lookupHash('email_hash').notNull().unique(),
  country: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

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

/** Who wants to know when a product or child can be bought: once per sku and person, told once and removed then. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** A guest is forgotten before their notice is. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    /** A mobile or an email. */
    contact: sealedText('contact').notNull(),
    contactHash: lookupHash('contact_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('arrival_notices_contact').on(table.sku, table.contactHash),
    uniqueIndex('arrival_notices_customer').on(table.customerId, table.sku),
    uniqueIndex('arrival_notices_guest').on(table.guestId, table.sku),
  ],
)
