import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { orders } from './orders'

/** What a shopper pays on: it decides which way a provider opens. */
export type PayingDevice = 'desktop' | 'phone' | 'chat-app'

/**
 * How a shopper pays: on the provider's page, reached by its address or by a form, by a text shown as a code to scan, or by the
 * chat app's own kit.
 */
export type PaymentStart =
  | { type: 'redirect'; url: string }
  | { type: 'form'; url: string; fields: Record<string, string> }
  | { type: 'code'; text: string }
  | { type: 'in-app'; parameters: Record<string, string> }

/**
 * What the store asked a provider to collect for one order. `refund_due`: money came too late and goes back; `closed`:
 * the shopper chose another way to pay or went to another device, and another row stands for the order.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** Null until the provider has opened it. */
    providerRef: text('provider_ref'),
    /** How it is paid, once opened; before that, where the shopper says who they are to the chat app. */
    start: jsonb().$type<PaymentStart>(),
    /** What it was opened for, and when. */
    device: text().$type<PayingDevice>(),
    openedAt: moment('opened_at'),
    amountFen: integer('amount_fen').notNull(),
    status: text().$type<'open' | 'paid' | 'refund_due' | 'refunded' | 'closed'>().notNull(),
    transactionId: text('transaction_id'),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    /** What was asked to go back so far, in sum. */
    refundedFen: integer('refunded_fen').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_of_order')
      .on(table.orderId)
      .where(sql`${table.status} <> 'closed'`),
    unique('payments_provider_ref').on(table.provider, table.providerRef),
    check('payments_refunded', sql`${table.refundedFen} between 0 and ${table.amountFen}`),
  ],
)

/** Money that came for an order beyond what it was paid with. The ledger of refunds sends it back. */
export const surplusPayments = pgTable(
  'surplus_payments',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    transactionId: text('transaction_id').notNull(),
    amountFen: integer('amount_fen').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.transactionId] })],
)

/** The sandbox provider's own books: it stands in for another company and shares nothing with the store. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** Unguessable: whoever holds it may pay. */
    id: text().primaryKey(),
    merchantRef: text('merchant_ref').notNull().unique(),
    orderBn: text('order_bn').notNull(),
    amountFen: integer('amount_fen').notNull(),
    expiresAt: moment('expires_at').notNull(),
    status: text().$type<'open' | 'overdue' | 'paid' | 'closed' | 'refunded'>().notNull(),
    paidAt: moment('paid_at'),
    /** When a notification that was held back goes out. */
    notifyAt: moment('notify_at'),
  },
  (table) => [
    index('sandbox_payments_due')
      .on(table.notifyAt)
      .where(sql`${table.notifyAt} is not null`),
  ],
)
