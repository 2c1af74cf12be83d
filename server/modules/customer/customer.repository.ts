import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer/customers'

export type CustomerRow = typeof customers.$inferSelect
export type ProfileFields = Partial<Omit<CustomerRow, 'id' | 'mobile' | 'mobileHash' | 'createdAt'>>

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  return customer ?? null
}

export type Recipient = Pick<CustomerRow, 'id' | 'mobile' | 'hasOrderMessages'>

export function findRecipients(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  const { id, mobile, hasOrderMessages } = customers
  return db
    .select({ id, mobile, hasOrderMessages })
    .from(customers)
    .where(inArray(id, [...ids]))
}

export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow | null> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer ?? null
}

export async function findByMobile(db: Db, mobile: string): Promise<CustomerRow | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.mobileHash, mobile))
  return customer ?? null
}

/** The customer of this mobile, made when there is none; locked either way, so that two registrations take turns. */
export async function findOrInsert(tx: Db, mobile: string, now: Date): Promise<CustomerRow> {
  const [customer] = await tx
    .insert(customers)
    .values({ mobile, mobileHash: mobile, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: customers.mobileHash, set: { updatedAt: now } })
    .returning()
  if (!customer) throw new Error('An upsert answered no row')
  return customer
}

export async function updateCustomer(db: Db, id: string, fields: ProfileFields): Promise<CustomerRow> {
  const [customer] = await db.update(customers).set(fields).where(eq(customers.id, id)).returning()
  if (!customer) throw new Error('A customer vanished while being changed')
  return customer
}

export async function addToSaleOrderNumber(db: Db, id: string): Promise<void> {
  await db
    .update(customers)
    .set({ saleOrderNumber: sql`${customers.saleOrderNumber} + 1` })
    .where(eq(customers.id, id))
}

export async function deleteCustomer(tx: Db, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id))
}
