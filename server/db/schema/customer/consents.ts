import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsentPurpose } from '@/contract/calls/customer/account'
import { lookupHash } from '../../personal-data'
import { moment } from '../columns'
import { customers, guests } from './customers'

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
