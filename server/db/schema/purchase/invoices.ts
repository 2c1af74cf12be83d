import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sealedJson } from '../../personal-data'
import { moment } from '../columns'
import { orders } from './orders'

/** What a document says: whom it names, and what they paid for, in fen. */
export type InvoiceContent = {
  title: string
  /** A company's. */
  taxNumber: string | null
  lines: { name: string; qty: number; priceFen: number; amountFen: number }[]
}

/** Issued documents; they never change, only cease to count. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    invoiceNo: text('invoice_no').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amountFen: integer('amount_fen').notNull(),
    content: sealedJson('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** Since when it counts no more. */
    voidedAt: moment('voided_at'),
  },
  (table) => [
    index('invoices_of_order').on(table.orderId),
    uniqueIndex('invoices_one_counts')
      .on(table.orderId)
      .where(sql`${table.voidedAt} is null`),
    check('invoices_amount', sql`${table.amountFen} > 0`),
  ],
)
