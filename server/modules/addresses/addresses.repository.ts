import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { addresses } from '@/server/db/schema/customer/customers'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<AddressRow, 'id' | 'customerId' | 'isDefault' | 'createdAt'>

/** The default first, then the newest. */
export function listAddresses(db: Db, customerId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id))
}

export async function insertAddress(db: Db, row: Omit<AddressRow, 'id'>): Promise<AddressRow | undefined> {
  const [address] = await db.insert(addresses).values(row).returning()
  return address
}

export async function updateAddress(
  db: Db,
  id: string,
  fields: Partial<AddressRow>,
): Promise<AddressRow | undefined> {
  const [address] = await db.update(addresses).set(fields).where(eq(addresses.id, id)).returning()
  return address
}

export async function deleteAddress(db: Db, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.id, id))
}

export async function clearDefault(db: Db, customerId: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)))
}
