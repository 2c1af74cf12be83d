import { and, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import type { Db } from '@/server/db/client'
import {
  chatAppBindings,
  chatAppIdentities,
  chatAppStates,
  type ChatAppSubject,
} from '@/server/db/schema/customer/chat-app'

export async function insertState(db: Db, state: typeof chatAppStates.$inferInsert): Promise<void> {
  await db.insert(chatAppStates).values(state)
}

type OwnState = { stateHash: string; visitor: string; way: ChatLoginWay; now: Date }

/** Uses a state up; false when this browser began no such login, or it is over. Nobody else's is touched. */
export async function takeState(db: Db, { stateHash, visitor, way, now }: OwnState): Promise<boolean> {
  const isOwn = and(
    eq(chatAppStates.stateHash, stateHash),
    eq(chatAppStates.visitor, visitor),
    eq(chatAppStates.way, way),
    gt(chatAppStates.expiresAt, now),
  )
  const taken = await db.delete(chatAppStates).where(isOwn).returning({ way: chatAppStates.way })
  return taken.length > 0
}

/** The customer one of the subjects belongs to; the first that does counts. */
export async function findCustomerOf(db: Db, subjects: readonly ChatAppSubject[]): Promise<string | null> {
  const rows = await db
    .select({ customerId: chatAppIdentities.customerId, hash: chatAppIdentities.subjectHash })
    .from(chatAppIdentities)
    .where(inArray(chatAppIdentities.subjectHash, hashesOf(subjects)))
  const [first] = subjects.flatMap(({ hash }) => rows.find((row) => row.hash === hash) ?? [])
  return first?.customerId ?? null
}

export async function insertBinding(db: Db, binding: typeof chatAppBindings.$inferInsert): Promise<void> {
  await db.insert(chatAppBindings).values(binding)
}

type OwnBinding = { paramHash: string; visitor: string; now: Date }

function isOwnBinding({ paramHash, visitor, now }: OwnBinding) {
  return and(
    eq(chatAppBindings.paramHash, paramHash),
    eq(chatAppBindings.visitor, visitor),
    gt(chatAppBindings.expiresAt, now),
  )
}

export async function hasBinding(db: Db, own: OwnBinding): Promise<boolean> {
  const [found] = await db.select().from(chatAppBindings).where(isOwnBinding(own))
  return found !== undefined
}

/** Uses a binding up; null when this browser has no such one (any more). */
export async function takeBinding(tx: Db, own: OwnBinding): Promise<readonly ChatAppSubject[] | null> {
  const [taken] = await tx.delete(chatAppBindings).where(isOwnBinding(own)).returning()
  return taken?.subjects ?? null
}

type Bound = { customerId: string; subjects: readonly ChatAppSubject[]; boundAt: Date }

/** Makes the subjects this customer's; whoever they were before, and whom the customer had in their place, is forgotten. */
export async function bindSubjects(tx: Db, { customerId, subjects, boundAt }: Bound): Promise<void> {
  const ofCustomer = and(
    eq(chatAppIdentities.customerId, customerId),
    inArray(
      chatAppIdentities.scope,
      subjects.map(({ scope }) => scope),
    ),
  )
  await tx
    .delete(chatAppIdentities)
    .where(or(ofCustomer, inArray(chatAppIdentities.subjectHash, hashesOf(subjects))))
  await tx
    .insert(chatAppIdentities)
    .values(subjects.map(({ scope, hash }) => ({ subjectHash: hash, scope, customerId, boundAt })))
    // Another browser of the same person may be binding in this moment.
    .onConflictDoUpdate({ target: chatAppIdentities.subjectHash, set: { customerId, boundAt } })
}

export async function removeExpiredLogins(db: Db, now: Date): Promise<void> {
  await db.delete(chatAppStates).where(lte(chatAppStates.expiresAt, now))
  await db.delete(chatAppBindings).where(lte(chatAppBindings.expiresAt, now))
}

function hashesOf(subjects: readonly ChatAppSubject[]): string[] {
  return subjects.map(({ hash }) => hash)
}
