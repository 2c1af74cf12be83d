import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReturnStatus } from '@/contract/calls/purchase/returns'
import { lookupHash, sealedText } from '../../personal-data'
import { moment } from '../columns'
import { orderLines, orders } from './orders'

/** Pieces of an order on their way back. Every change happens under the lock of the order. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnNo: text('return_no').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null of returns from before there were keys; the hash is of what was asked for under it. */
    idempotencyKey: uuid('idempotency_key'),
    requestHash: lookupHash('request_hash'),
    status: text().$type<ReturnStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    isReturnToStore: boolean('is_return_to_store').notNull(),
    carrier: text().notNull().default(''),
    trackNumber: text('track_number').notNull().default(''),
    /** What the house said about its decision. */
    note: text().notNull().default(''),
    amountFen: integer('amount_fen').notNull(),
    /** When its money was asked to go back; it is refunded once the ledger says so. */
    refundAskedAt: moment('refund_asked_at'),
  },
  (table) => [
    unique('returns_idempotency').on(table.orderId, table.idempotencyKey),
    index('returns_by_status').on(table.status, table.createdAt.desc()),
    check('returns_amount', sql`${table.amountFen} >= 0`),
  ],
)

export const returnItems = pgTable(
  'return_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    qty: integer().notNull(),
    reason: text().notNull(),
    /** In the shopper's own words; gone with their account. */
    comment: sealedText('comment'),
  },
  (table) => [
    unique('return_items_line').on(table.returnId, table.lineId),
    check('return_items_qty', sql`${table.qty} > 0`),
  ],
)

/** Append-only: how a return came to its state. */
export const returnHistory = pgTable(
  'return_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id),
    at: moment('at').notNull(),
    from: text('from_status').$type<ReturnStatus>(),
    to: text('to_status').$type<ReturnStatus>().notNull(),
    actor: text().$type<'customer' | 'operator' | 'provider'>().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [index('return_history_of_return').on(table.returnId, table.id)],
)
