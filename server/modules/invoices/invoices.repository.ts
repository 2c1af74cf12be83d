import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { invoices } from '@/server/db/schema/purchase/invoices'

export type InvoiceRow = typeof invoices.$inferSelect

export async function insertInvoice(tx: Db, row: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(row)
}

/** The one that counts. */
export async function findValid(db: Db, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(isValid(orderId))
  return row ?? null
}

/** Every document of these orders, the newest first. */
export async function findInvoices(db: Db, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(desc(invoices.issuedAt))
}

/** Voids the one that counts; answers its number. */
export async function voidValid(tx: Db, orderId: string, voidedAt: Date): Promise<string | null> {
  const [row] = await tx
    .update(invoices)
    .set({ voidedAt })
    .where(isValid(orderId))
    .returning({ invoiceNo: invoices.invoiceNo })
  return row?.invoiceNo ?? null
}

const isValid = (orderId: string) => and(eq(invoices.orderId, orderId), isNull(invoices.voidedAt))
