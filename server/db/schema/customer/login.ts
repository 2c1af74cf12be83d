import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { lookupHash } from '../../personal-data'
import { moment } from '../columns'
import { customers, guests } from './customers'

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
