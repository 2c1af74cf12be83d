import { and, eq, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { customers, guests, passwordResets, sessions } from '@/server/db/schema/customer'

export type CustomerRow = typeof customers.$inferSelect
export type ProfileFields = Partial<Omit<CustomerRow, 'id' | 'mobile' | 'mobileHash' | 'createdAt'>>

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  return customer ?? null
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

export async function insertGuest(db: Db, now: Date): Promise<string> {
  const [guest] = await db.insert(guests).values({ createdAt: now }).returning()
  if (!guest) throw new Error('An insert answered no row')
  return guest.id
}

export async function insertSession(
  db: Db,
  session: Omit<typeof sessions.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Locks a guest's sessions until the transaction ends; false when there are none. Not shared: a login must get its turn. */
export async function holdSessionsOfGuest(tx: Db, guestId: string): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.guestId, guestId))
    .for('update')
  return held.length > 0
}

export async function deleteSessionsOfGuest(db: Db, guestId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.guestId, guestId))
}

/** Every session of a customer but the one that stays. */
export async function deleteOtherSessions(
  db: Db,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.id, sessionId)))
}

export async function deleteCustomer(tx: Db, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id))
}

export async function deleteResetsOfCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
}

export async function deleteSessionsOfCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId))
}

/** Keeps the one live reset token of a customer. */
export async function replaceReset(db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.customerId, reset.customerId))
  await db.insert(passwordResets).values(reset)
}

export async function hasReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const isLive = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  return (await db.$count(passwordResets, isLive)) > 0
}

export async function takeReset(
  db: Db,
  tokenHash: string,
): Promise<typeof passwordResets.$inferSelect | null> {
  const [reset] = await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning()
  return reset ?? null
}

/** Sessions and reset tokens past their time, and guests without a session: their bags go with them. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  const withoutSession = db
    .select({ id: guests.id })
    .from(guests)
    .where(notExists(db.select().from(sessions).where(eq(sessions.guestId, guests.id))))
    .limit(5000)
  await db.delete(guests).where(inArray(guests.id, withoutSession))
}
