import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { customers } from './customers'

/** Tokens and tickets of the chat app, good for a while; every instance uses the same ones. */
export const chatAppKeys = pgTable(
  'chat_app_keys',
  {
    appId: text('app_id').notNull(),
    kind: text().$type<'access-token' | 'jsapi-ticket'>().notNull(),
    /** Null until the first one came. */
    value: text(),
    expiresAt: moment('expires_at').notNull(),
    /** Until then one instance is fetching the next one; null while none is. */
    renewingUntil: moment('renewing_until'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind] })],
)

/** What customers shared, each address once. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    title: text().notNull(),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    unique('shares_once').on(table.customerId, table.url),
    index('shares_customer').on(table.customerId, table.sharedAt),
  ],
)
