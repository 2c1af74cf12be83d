import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { payments, sandboxPayments } from './payments'

/** Why money goes back: it came too late, it came a second time, or something was returned. */
export type RefundReason = 'late' | 'surplus' | 'return'

/** The ledger of money that goes back: written before the provider is asked, done once it has taken the refund. */
export const refunds = pgTable(
  'refunds',
  {
    /** What the provider knows it by: asking twice with one id moves the money once. */
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    transactionId: text('transaction_id').notNull(),
    amountFen: integer('amount_fen').notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The number of the return, or the transaction: money goes back for it once. */
    reasonId: text('reason_id').notNull(),
    state: text().$type<'asked' | 'done'>().notNull().default('asked'),
    /** The provider's own name of the refund. */
    providerRef: text('provider_ref'),
    askedAt: moment('asked_at').notNull(),
    /** When the provider last failed to take it. */
    triedAt: moment('tried_at'),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('refunds_once').on(table.paymentId, table.reason, table.reasonId),
    index('refunds_asked')
      .on(table.triedAt, table.askedAt)
      .where(sql`${table.state} = 'asked'`),
    check('refunds_amount', sql`${table.amountFen} > 0`),
  ],
)

/** What the sandbox provider has sent back, in its own books. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    merchantRef: text('merchant_ref').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    transactionId: text('transaction_id').notNull(),
    amountFen: integer('amount_fen').notNull(),
  },
  (table) => [index('sandbox_refunds_of_payment').on(table.paymentId)],
)
