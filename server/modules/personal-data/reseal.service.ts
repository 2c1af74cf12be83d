import { eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { newestSealPrefix } from '@/server/db/personal-data'
import { arrivalNotices } from '@/server/db/schema/customer/interests'
import { addresses, customers } from '@/server/db/schema/customer/customers'
import { newsletterSubscriptions } from '@/server/db/schema/customer/interests'
import { messages } from '@/server/db/schema/customer/messages'
import { keptKeys } from '@/server/db/schema/kept-keys'
import { invoices } from '@/server/db/schema/purchase/invoices'
import { orders } from '@/server/db/schema/purchase/orders'
import { returnItems } from '@/server/db/schema/purchase/returns'

const BATCH = 200

/** Seals anew a batch of rows of one table that an older key sealed; answers how many there were. */
type Reseal = (tx: Db) => Promise<number>

const resealCustomers: Reseal = async (tx) => {
  const { mobile, firstname, lastname, email, dob } = customers
  const rows = await tx
    .select({ id: customers.id, mobile, firstname, lastname, email, dob })
    .from(customers)
    .where(isStale(mobile, firstname, lastname, email, dob))
    .limit(BATCH)
    .for('update')
  for (const { id, ...fields } of rows) await tx.update(customers).set(fields).where(eq(customers.id, id))
  return rows.length
}

const resealAddresses: Reseal = async (tx) => {
  const { firstname, telephone, street } = addresses
  const rows = await tx
    .select({ id: addresses.id, firstname, telephone, street })
    .from(addresses)
    .where(isStale(firstname, telephone, street))
    .limit(BATCH)
    .for('update')
  for (const { id, ...fields } of rows) await tx.update(addresses).set(fields).where(eq(addresses.id, id))
  return rows.length
}

const resealOrders: Reseal = async (tx) => {
  const { delivery, gift, invoice } = orders
  const rows = await tx
    .select({ id: orders.id, delivery, gift, invoice })
    .from(orders)
    .where(isStale(delivery, gift, invoice))
    .limit(BATCH)
    .for('update')
  for (const { id, ...fields } of rows) await tx.update(orders).set(fields).where(eq(orders.id, id))
  return rows.length
}

const resealNotices: Reseal = async (tx) => {
  const { id, contact } = arrivalNotices
  const rows = await tx
    .select({ id, contact })
    .from(arrivalNotices)
    .where(isStale(contact))
    .limit(BATCH)
    .for('update')
  for (const row of rows) await tx.update(arrivalNotices).set({ contact: row.contact }).where(eq(id, row.id))
  return rows.length
}

const resealSubscriptions: Reseal = async (tx) => {
  const { id, email } = newsletterSubscriptions
  const rows = await tx
    .select({ id, email })
    .from(newsletterSubscriptions)
    .where(isStale(email))
    .limit(BATCH)
    .for('update')
  for (const row of rows)
    await tx.update(newsletterSubscriptions).set({ email: row.email }).where(eq(id, row.id))
  return rows.length
}

const resealMessages: Reseal = async (tx) => {
  const { id, contact } = messages
  const rows = await tx
    .select({ id, contact })
    .from(messages)
    .where(isStale(contact))
    .limit(BATCH)
    .for('update')
  for (const row of rows) await tx.update(messages).set({ contact: row.contact }).where(eq(id, row.id))
  return rows.length
}

const resealReturns: Reseal = async (tx) => {
  const { id, comment } = returnItems
  const rows = await tx
    .select({ id, comment })
    .from(returnItems)
    .where(isStale(comment))
    .limit(BATCH)
    .for('update')
  for (const row of rows) await tx.update(returnItems).set({ comment: row.comment }).where(eq(id, row.id))
  return rows.length
}

const resealInvoices: Reseal = async (tx) => {
  const { id, content } = invoices
  const rows = await tx
    .select({ id, content })
    .from(invoices)
    .where(isStale(content))
    .limit(BATCH)
    .for('update')
  for (const row of rows) await tx.update(invoices).set({ content: row.content }).where(eq(id, row.id))
  return rows.length
}

const resealKeptKeys: Reseal = async (tx) => {
  const { name, key } = keptKeys
  const rows = await tx.select({ name, key }).from(keptKeys).where(isStale(key)).limit(BATCH).for('update')
  for (const row of rows) await tx.update(keptKeys).set({ key: row.key }).where(eq(name, row.name))
  return rows.length
}

const reseals = [
  resealKeptKeys,
  resealCustomers,
  resealAddresses,
  resealOrders,
  resealReturns,
  resealInvoices,
  resealNotices,
  resealMessages,
  resealSubscriptions,
]

/**
 * After a new key of `PERSONAL_DATA_KEYS` or a new `APP_SECRET`: seals everything with it that an older one sealed, so that the older may go.
 * Answers how many rows were written. Works in small transactions beside the running store, and may be run again.
 */
export async function resealPersonalData(db: Db): Promise<number> {
  let total = 0
  for (const reseal of reseals) {
    let written = BATCH
    while (written === BATCH) {
      written = await db.transaction(reseal)
      total += written
    }
  }
  return total
}

function isStale(...columns: AnyColumn[]): SQL | undefined {
  return or(...columns.map((column) => sql`${column}::text not like ${`${newestSealPrefix()}%`}`))
}
