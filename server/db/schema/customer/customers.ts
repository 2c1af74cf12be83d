import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { lookupHash, sealedText } from '../../personal-data'
import { moment } from '../columns'

/** Somebody with a proven mobile. Without a first name: a guest who bought (register_type 1), not registered yet. */
export const customers = pgTable('customers', {
  id: uuid().primaryKey().defaultRandom(),
  mobile: sealedText('mobile').notNull(),
  mobileHash: lookupHash('mobile_hash').notNull().unique(),
  passwordHash: text('password_hash'),
  firstname: sealedText('firstname'),
  lastname: sealedText('lastname'),
  email: sealedText('email'),
  dob: sealedText('dob'),
  /** 1 male, 2 female (A§3). */
  gender: smallint().$type<1 | 2>(),
  place: text(),
  country: text(),
  /** The version of the privacy policy they agreed to last. What else they agreed to stands in the ledger. */
  customerVersion: text('customer_version'),
  saleOrderNumber: integer('sale_order_number').notNull().default(0),
  /** Whether the store may write about their orders and returns. */
  hasOrderMessages: boolean('has_order_messages').notNull().default(true),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const guests = pgTable(
  'guests',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('guests_created_at').on(table.createdAt)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstname: sealedText('firstname').notNull(),
    gender: smallint().$type<1 | 2>().notNull(),
    telephone: sealedText('telephone').notNull(),
    region: text().notNull(),
    regionId: text('region_id').notNull(),
    city: text().notNull(),
    cityId: text('city_id').notNull(),
    district: text().notNull(),
    districtId: text('district_id').notNull(),
    street: sealedText('street').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
)
