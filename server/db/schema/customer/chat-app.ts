import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { customers } from './customers'

/** Who a customer is to the chat app, as a keyed hash: enough to know them again, nothing to call them by. */
export const chatAppIdentities = pgTable(
  'chat_app_identities',
  {
    subjectHash: text('subject_hash').primaryKey(),
    /** Within which application of the chat app the subject means somebody. */
    scope: text().notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [unique('chat_app_identities_one').on(table.customerId, table.scope)],
)

/** Logins that were begun, each good once and only in the browser that began it. */
export const chatAppStates = pgTable('chat_app_states', {
  stateHash: text('state_hash').primaryKey(),
  visitor: text().notNull(),
  way: text().$type<'qr' | 'in-app'>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export type ChatAppSubject = { scope: string; hash: string }

/** People the chat app vouched for who have no mobile here yet; good once and only in their browser. */
export const chatAppBindings = pgTable('chat_app_bindings', {
  paramHash: text('param_hash').primaryKey(),
  visitor: text().notNull(),
  subjects: jsonb().$type<ChatAppSubject[]>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The sandbox's own books: codes it gave out, each good once. */
export const sandboxChatAppCodes = pgTable('sandbox_chat_app_codes', {
  codeHash: text('code_hash').primaryKey(),
  way: text().$type<'qr' | 'in-app'>().notNull(),
  openId: text('open_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
