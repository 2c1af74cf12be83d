import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import type { CustomerSession, Session } from '@/server/http/request/session'
import { hashToken, newToken } from '@/server/platform/keys'
import * as repository from './sessions.repository'

export { lockedSessionsOfGuest, lockSessionsOfGuest } from './sessions.repository'

type World = Pick<Deps, 'db' | 'clock'>

/** 10080 minutes (A§9). */
const LIFETIME_MS = 10_080 * 60_000

/** A new token for a customer. The answer is the only place it is ever written. */
export function openSession(deps: World, customerId: string): Promise<string> {
  return insert(deps, { customerId })
}

/** A new guest and their token (A§4). */
export function openGuest({ db, clock }: World): Promise<string> {
  return db.transaction(async (tx) =>
    insert({ db: tx, clock }, { guestId: await repository.insertGuest(tx, clock.now()) }),
  )
}

export function closeSession({ db }: Pick<Deps, 'db'>, session: Session): Promise<void> {
  return repository.deleteSession(db, session.sessionId)
}

/** Ends a guest: waits for what they are changing in this moment. */
export function endGuest(tx: Db, guestId: string): Promise<void> {
  return repository.deleteSessionsOfGuest(tx, guestId)
}

export function endSession(tx: Db, sessionId: string): Promise<void> {
  return repository.deleteSession(tx, sessionId)
}

/** Ends every session of a customer. */
export function endSessions(tx: Db, customerId: string): Promise<void> {
  return repository.deleteSessionsOfCustomer(tx, customerId)
}

/** Ends every session of a customer but this one. */
export function endOtherSessions(tx: Db, session: Pick<CustomerSession, 'customerId' | 'sessionId'>) {
  return repository.deleteSessionsOfCustomer(tx, session.customerId, session.sessionId)
}

/** Removes sessions past their time, and guests who have none any more. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await repository.deleteExpiredSessions(db, now)
  await repository.deleteLostGuests(db)
}

async function insert(
  { db, clock }: World,
  owner: { customerId: string } | { guestId: string },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await repository.insertSession(db, {
    ...owner,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}
