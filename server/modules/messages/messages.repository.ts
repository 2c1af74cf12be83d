import { and, asc, count, eq, inArray, isNull, lte, min, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { rowsOf } from '@/server/db/insert-rows'
import type { Values } from '@/server/db/prepared'
import { messages } from '@/server/db/schema/customer/messages'

export type MessageRow = typeof messages.$inferSelect
type Change = Partial<Pick<MessageRow, 'status' | 'dueAt' | 'claimedUntil' | 'sentAt'>>

/** An event that has its message already gets no other. */
export async function insertMessages(tx: Db, rows: readonly MessageRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(messages)
      .values([...rows])
      .onConflictDoNothing({ target: messages.eventKey })
}

const messageRows = rowsOf(messages)

/** The same for one, where the statement this is a part of has a row in `done`. */
export const insertMessageIfDone = sql`${messageRows.insert(sql`${sql.placeholder('message')}`, 'done')}
  on conflict (event_key) do nothing`

export function messageValues(row: MessageRow): Values {
  return { message: messageRows.json([row]) }
}

/** The messages that wait longest, held for one instance until `claimedUntil`. */
export function claimNext(
  db: Db,
  { now, claimedUntil, most }: { now: Date; claimedUntil: Date; most: number },
): Promise<MessageRow[]> {
  const next = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'due'),
        lte(messages.dueAt, now),
        or(isNull(messages.claimedUntil), lte(messages.claimedUntil, now)),
      ),
    )
    .orderBy(asc(messages.dueAt), asc(messages.id))
    .limit(most)
    .for('update', { skipLocked: true })
  // As an array: a subselect that is joined may be run more than once, and would take more each time.
  return db
    .update(messages)
    .set({ claimedUntil, tries: sql`${messages.tries} + 1` })
    .where(sql`${messages.id} = any(array(${next}))`)
    .returning()
}

/** Changes those of the messages that still wait. */
export async function updateDue(db: Db, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(messages)
    .set(change)
    .where(and(inArray(messages.id, [...ids]), eq(messages.status, 'due')))
}

/** A message about something that is no longer so is not sent. */
export async function withholdEvent(tx: Db, eventKey: string): Promise<void> {
  await tx
    .update(messages)
    .set({ status: 'withheld' })
    .where(and(eq(messages.eventKey, eventKey), eq(messages.status, 'due')))
}

export function findMessages(
  db: Db,
  { customerId, contacts }: { customerId: string; contacts: readonly string[] },
): Promise<Pick<MessageRow, 'kind' | 'createdAt' | 'sentAt'>[]> {
  const { kind, createdAt, sentAt } = messages
  return db
    .select({ kind, createdAt, sentAt })
    .from(messages)
    .where(or(eq(messages.customerId, customerId), inArray(messages.contactHash, [...contacts])))
    .orderBy(asc(createdAt), asc(messages.id))
}

export async function deleteByContact(tx: Db, contacts: readonly string[]): Promise<void> {
  await tx.delete(messages).where(inArray(messages.contactHash, [...contacts]))
}

export async function deleteSettledBefore(db: Db, time: Date): Promise<void> {
  await db.delete(messages).where(and(ne(messages.status, 'due'), lte(messages.createdAt, time)))
}

/** How many messages wait, and since when the oldest does. */
export async function findDue(db: Db): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), oldest: min(messages.createdAt) })
    .from(messages)
    .where(eq(messages.status, 'due'))
  return row ?? { waiting: 0, oldest: null }
}

export async function countByStatus(db: Db): Promise<Map<MessageRow['status'], number>> {
  const rows = await db
    .select({ status: messages.status, total: count() })
    .from(messages)
    .groupBy(messages.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}
