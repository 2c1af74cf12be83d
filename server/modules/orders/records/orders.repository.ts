import { and, asc, count, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { rowsOf } from '@/server/db/insert-rows'
import { prepared, type Values } from '@/server/db/prepared'
import { orderHistory, orderLines, orders } from '@/server/db/schema/purchase/orders'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type HistoryRow = typeof orderHistory.$inferSelect
type HistoryEntry = typeof orderHistory.$inferInsert

const orderRows = rowsOf(orders)
const lineRows = rowsOf(orderLines)

/** A new order with its lines, and how it began: parts of one statement, written where it has a row in `done`. */
export const insertOrderIfDone: readonly SQL[] = [
  orderRows.insert(sql`${sql.placeholder('order')}`, 'done'),
  lineRows.insert(sql`${sql.placeholder('orderLines')}`, 'done'),
  sql`insert into ${orderHistory} (order_id, at, to_status, actor)
    select ${sql.placeholder('orderId')}::uuid, ${sql.placeholder('orderedAt')}::timestamptz,
      ${sql.placeholder('orderStatus')}, 'customer' from done`,
]

/** What is filled into it. */
export function orderValues(order: OrderRow, lines: readonly OrderLineRow[]): Values {
  return {
    order: orderRows.json([order]),
    orderLines: lineRows.json(lines),
    orderId: order.id,
    orderedAt: order.createdAt.toISOString(),
    orderStatus: order.status,
  }
}

export async function insertHistory(tx: Db, entry: HistoryEntry): Promise<void> {
  await tx.insert(orderHistory).values(entry)
}

export async function updateOrder(tx: Db, id: string, change: Partial<OrderRow>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

/** Locked until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!row) throw new Error('an order vanished')
  return row
}

export async function findOrdersById(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
}

export async function updateLine(tx: Db, id: string, change: Partial<OrderLineRow>): Promise<void> {
  await tx.update(orderLines).set(change).where(eq(orderLines.id, id))
}

export async function findOrderByNumber(db: Db, orderBn: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderBn, orderBn))
  return row ?? null
}

const hasKey = and(
  eq(orders.customerId, sql.placeholder('customerId')),
  eq(orders.idempotencyKey, sql.placeholder('idempotencyKey')),
)

/** Whether there is an order by a customer's key, as a part of another select. */
export const isPlaced = sql<boolean>`exists (select from ${orders} where ${hasKey})`

const byKey = prepared((db) => db.select().from(orders).where(hasKey).prepare('order_by_key'))

export async function findOrderByKey(
  db: Db,
  customerId: string,
  idempotencyKey: string,
): Promise<OrderRow | null> {
  const [row] = await byKey(db).execute({ customerId, idempotencyKey })
  return row ?? null
}

/** Newest first. */
export function findOrders(
  db: Db,
  customerId: string,
  window: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(window.limit)
    .offset(window.offset)
}

/** All of a customer's, the oldest first. */
export function findAllOrders(db: Db, customerId: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(asc(orders.createdAt))
}

export async function countOrders(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(eq(orders.customerId, customerId))
  return row?.orders ?? 0
}

export function findLinesOf(db: Db, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position))
}

/** Unpaid orders past their time, the oldest first; of one customer, or of all. */
export function findOverdue(
  db: Db,
  { now, customerId, limit }: { now: Date; customerId?: string; limit: number },
): Promise<OrderRow[]> {
  const isUnpaid = and(eq(orders.status, 'pending_payment'), lte(orders.expiresAt, now))
  return db
    .select()
    .from(orders)
    .where(customerId === undefined ? isUnpaid : and(isUnpaid, eq(orders.customerId, customerId)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
}

/** Orders shipped before a time and not complete, the oldest first. */
export function findShippedBefore(db: Db, time: Date, limit: number): Promise<Pick<OrderRow, 'id'>[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'shipped'), lte(orders.shippedAt, time)))
    .orderBy(asc(orders.shippedAt))
    .limit(limit)
}

/** Orders in one of these states whose invoice was asked for, the oldest first. */
export function findAwaitingInvoice(
  db: Db,
  statuses: readonly OrderRow['status'][],
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.invoiceStatus, 'applied'), inArray(orders.status, [...statuses])))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
}

/** How orders came to their state, the oldest first. */
export function findHistory(db: Db, orderIds: readonly string[]): Promise<HistoryRow[]> {
  return db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, [...orderIds]))
    .orderBy(asc(orderHistory.id))
}

export async function countByStatus(db: Db): Promise<Map<OrderRow['status'], number>> {
  const rows = await db.select({ status: orders.status, total: count() }).from(orders).groupBy(orders.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}
