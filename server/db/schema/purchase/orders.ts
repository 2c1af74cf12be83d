import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Delivery } from '@/contract/calls/purchase/checkout'
import type { InvoiceRequest, InvoiceStatus } from '@/contract/calls/purchase/invoices'
import type { OrderLine, OrderStatus } from '@/contract/calls/purchase/orders'
import type { PaymentMethod } from '@/contract/calls/purchase/payment'
import type { Store } from '@/contract/calls/purchase/stores'
import { lookupHash, sealedJson } from '../../personal-data'
import { moment } from '../columns'
import { customers } from '../customer/customers'

/** Money is whole fen. Prices of lines are those of the moment of buying. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderBn: text('order_bn').notNull().unique(),
    /** Null once the account was deleted: the order is kept without its customer. decision 0014 */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Hash of what was asked for: the same key with other content is refused. */
    requestHash: lookupHash('request_hash').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when it may be paid. */
    expiresAt: moment('expires_at').notNull(),
    completedAt: moment('completed_at'),
    /** When its last line was shipped. */
    shippedAt: moment('shipped_at'),
    subtotalFen: integer('subtotal_fen').notNull(),
    shippingFen: integer('shipping_fen').notNull(),
    grandTotalFen: integer('grand_total_fen').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    delivery: sealedJson('delivery').$type<Delivery>().notNull(),
    store: jsonb().$type<Store>(),
    gift: sealedJson('gift').$type<{ message: string; isGiftWrapped: boolean }>(),
    sample: text(),
    invoiceStatus: text('invoice_status').$type<InvoiceStatus>().notNull(),
    invoice: sealedJson('invoice').$type<InvoiceRequest>(),
  },
  (table) => [
    unique('orders_idempotency').on(table.customerId, table.idempotencyKey),
    index('orders_of_customer').on(table.customerId, table.createdAt.desc(), table.id),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    index('orders_shipped')
      .on(table.shippedAt)
      .where(sql`${table.status} = 'shipped'`),
    index('orders_awaiting_invoice')
      .on(table.createdAt)
      .where(sql`${table.invoiceStatus} = 'applied'`),
    check('orders_total', sql`${table.grandTotalFen} = ${table.subtotalFen} + ${table.shippingFen}`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    celLine: text('cel_line').notNull(),
    url: text().notNull(),
    image: jsonb().$type<OrderLine['img_url']>().notNull(),
    qty: integer().notNull(),
    priceFen: integer('price_fen').notNull(),
    attributes: jsonb().$type<OrderLine['attributesInfo']>().notNull(),
    customization: jsonb().$type<Record<string, string>>(),
    isPreOrder: boolean('is_pre_order').notNull(),
    isBundle: boolean('is_bundle').notNull(),
    bundleType: text('bundle_type').$type<'belt' | 'set'>(),
    bundleChildren: jsonb('bundle_children').$type<OrderLine['bundleChildren']>().notNull(),
    /** Stock units of one piece, to give back when the order is canceled. */
    parts: jsonb().$type<{ sku: string; qty: number }[]>().notNull(),
    /** Tracking number, once shipped. */
    logiBn: text('logi_bn'),
    appliedReturnIds: jsonb('applied_return_ids').$type<string[]>().notNull().default([]),
    beltRmaIds: jsonb('belt_rma_ids').$type<string[]>().notNull().default([]),
  },
  (table) => [
    unique('order_lines_position').on(table.orderId, table.position),
    check('order_lines_qty', sql`${table.qty} > 0`),
  ],
)

/** Append-only: how an order came to its state. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    from: text('from_status').$type<OrderStatus>(),
    to: text('to_status').$type<OrderStatus>().notNull(),
    actor: text().$type<'customer' | 'provider' | 'operator' | 'clock'>().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [index('order_history_of_order').on(table.orderId, table.id)],
)
