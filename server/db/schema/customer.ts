import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConsentPurpose } from '@/contract/calls/customer/account'
import { lookupHash, sealedText } from '../personal-data'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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

/** Tokens are kept as SHA-256 only: who reads this table cannot log in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('sessions_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    index('sessions_customer').on(table.customerId),
    index('sessions_guest').on(table.guestId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** The one live code of a mobile and purpose. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    mobile: lookupHash('mobile_hash').notNull(),
    type: text().notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.type] })],
)

/** The one live picture code of a visitor and form. */
export const captchas = pgTable(
  'captchas',
  {
    visitor: text().notNull(),
    type: text().notNull(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.type] })],
)

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** How often something was tried in the running window; shared by all instances. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('attempts_expires_at').on(table.expiresAt)],
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

/**
 * The consent ledger: who decided about which box, in which texts and versions, when and on which page. Append-only;
 * what counts is the newest entry of a box. Entries outlive their account. decision 0014
 */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    /** The keyed hash of the mobile; null for a guest. */
    subject: lookupHash('subject_hash'),
    purpose: text().$type<ConsentPurpose>().notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Identifier of each text → its version. */
    texts: jsonb().$type<Record<string, string>>().notNull(),
    /** The page, as a path without query; nothing of the machine it came from. */
    page: text(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('consents_customer').on(table.customerId, table.id),
    index('consents_guest').on(table.guestId),
    index('consents_detached')
      .on(table.at)
      .where(sql`${table.customerId} is null and ${table.guestId} is null`),
  ],
)

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  email: sealedText('email').notNull(),
  emailHash: lookupHash('email_hash').notNull().unique(),
  country: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
