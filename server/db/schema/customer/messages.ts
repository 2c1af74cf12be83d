import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MessageKind } from '@/contract/calls/customer/messages'
import { lookupHash, sealedText } from '../../personal-data'
import { moment } from '../columns'
import { customers } from './customers'

/** The outbox: what is to be told to whom, written with the event itself and sent by a job. */
export const messages = pgTable(
  'messages',
  {
    /** The provider knows the message by it: a repeat reaches nobody twice. */
    id: uuid().primaryKey().defaultRandom(),
    /** The event, such as `order_placed:OR…`: there is one message about it. */
    eventKey: text('event_key').notNull().unique(),
    kind: text().$type<MessageKind>().notNull(),
    /** Told at their own mobile, unless they named a contact for this; somebody who is no customer has a contact alone. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    contact: sealedText('contact'),
    contactHash: lookupHash('contact_hash'),
    parameters: jsonb().$type<Record<string, string>>().notNull(),
    status: text().$type<'due' | 'sent' | 'withheld' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Not before this; later after each failure. */
    dueAt: moment('due_at').notNull(),
    /** Until then one instance is sending it. */
    claimedUntil: moment('claimed_until'),
    tries: integer().notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('messages_recipient', sql`num_nonnulls(${table.customerId}, ${table.contact}) > 0`),
    index('messages_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'due'`),
    index('messages_customer').on(table.customerId),
    index('messages_contact').on(table.contactHash),
  ],
)
