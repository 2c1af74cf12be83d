import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReturnStatus } from '@/contract/calls/purchase/returns'
import type { Db } from '@/server/db/client'
import { returnHistory, returnItems, returns } from '@/server/db/schema/purchase/returns'

export type ReturnRow = typeof returns.$inferSelect
export type ReturnItemRow = typeof returnItems.$inferSelect
export type ReturnStep = typeof returnHistory.$inferSelect
type NewItem = Omit<typeof returnItems.$inferInsert, 'returnId'>

export async function insertReturn(
  tx: Db,
  row: typeof returns.$inferInsert,
  items: readonly NewItem[],
): Promise<ReturnRow> {
  const [inserted] = await tx.insert(returns).values(row).returning()
  if (!inserted) throw new Error('a return was not written')
  await tx.insert(returnItems).values(items.map((item) => ({ ...item, returnId: inserted.id })))
  return inserted
}

export async function updateReturn(tx: Db, id: string, change: Partial<ReturnRow>): Promise<void> {
  await tx.update(returns).set(change).where(eq(returns.id, id))
}

export async function insertStep(tx: Db, step: typeof returnHistory.$inferInsert): Promise<void> {
  await tx.insert(returnHistory).values(step)
}

export async function findReturn(db: Db, returnNo: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.returnNo, returnNo))
  return row ?? null
}

/** The return of an order that was asked for under a key. */
export async function findReturnByKey(
  db: Db,
  orderId: string,
  idempotencyKey: string,
): Promise<ReturnRow | null> {
  const isIt = and(eq(returns.orderId, orderId), eq(returns.idempotencyKey, idempotencyKey))
  const [row] = await db.select().from(returns).where(isIt)
  return row ?? null
}

/** The newest first. */
export function listReturns(
  db: Db,
  { status, limit }: { status: ReturnStatus | undefined; limit: number },
): Promise<ReturnRow[]> {
  return db
    .select()
    .from(returns)
    .where(status && eq(returns.status, status))
    .orderBy(desc(returns.createdAt))
    .limit(limit)
}

export async function findReturnsOf(db: Db, orderIds: readonly string[]): Promise<ReturnRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.createdAt))
}

/** Received, and their money asked to go back. */
export function findRefunding(db: Db, limit: number): Promise<ReturnRow[]> {
  return db
    .select()
    .from(returns)
    .where(and(eq(returns.status, 'received'), isNotNull(returns.refundAskedAt)))
    .orderBy(asc(returns.refundAskedAt))
    .limit(limit)
}

export async function findItems(db: Db, returnIds: readonly string[]): Promise<ReturnItemRow[]> {
  if (returnIds.length === 0) return []
  return db
    .select()
    .from(returnItems)
    .where(inArray(returnItems.returnId, [...returnIds]))
}

export async function findSteps(db: Db, returnIds: readonly string[]): Promise<ReturnStep[]> {
  if (returnIds.length === 0) return []
  return db
    .select()
    .from(returnHistory)
    .where(inArray(returnHistory.returnId, [...returnIds]))
    .orderBy(asc(returnHistory.id))
}

/** What shoppers wrote, and in which parcel they sent it. */
export async function forgetShopper(tx: Db, returnIds: readonly string[]): Promise<void> {
  if (returnIds.length === 0) return
  await tx
    .update(returnItems)
    .set({ comment: null })
    .where(inArray(returnItems.returnId, [...returnIds]))
  await tx
    .update(returns)
    .set({ carrier: '', trackNumber: '' })
    .where(inArray(returns.id, [...returnIds]))
}
