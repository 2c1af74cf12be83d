import { and, eq, gt, inArray, lte, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { guests } from '@/server/db/schema/customer/customers'
import { sessions } from '@/server/db/schema/customer/login'

const byToken = prepared((db) =>
  db
    .select({ id: sessions.id, customerId: sessions.customerId, guestId: sessions.guestId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_token'),
)

export async function findByToken(db: Db, tokenHash: string, now: Date) {
  const [row] = await byToken(db).execute({ tokenHash, now })
  return row
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

/** Rows of a guest's sessions, locked until the transaction ends. Not shared: a login must get its turn. */
export function lockedSessionsOfGuest(guestId: string): SQL {
  return sql`(select ${sessions.id} from ${sessions} where ${sessions.guestId} = ${guestId} for update)`
}

/** Whether a guest still has a session; theirs are locked until the transaction ends. */
export async function lockSessionsOfGuest(tx: Db, guestId: string): Promise<boolean> {
  const isOwn = eq(sessions.guestId, guestId)
  const rows = await tx.select({ id: sessions.id }).from(sessions).where(isOwn).for('update')
  return rows.length > 0
}

export async function deleteSessionsOfGuest(db: Db, guestId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.guestId, guestId))
}

/** Every session of a customer, but the one that stays where one is named. */
export async function deleteSessionsOfCustomer(
  db: Db,
  customerId: string,
  remaining?: string,
): Promise<void> {
  const isOther = remaining === undefined ? undefined : ne(sessions.id, remaining)
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), isOther))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** Guests without a session: their bags go with them. */
export async function deleteLostGuests(db: Db): Promise<void> {
  const withoutSession = db
    .select({ id: guests.id })
    .from(guests)
    .where(notExists(db.select().from(sessions).where(eq(sessions.guestId, guests.id))))
    .limit(5000)
  await db.delete(guests).where(inArray(guests.id, withoutSession))
}
