import type { Db } from '@/server/db/client'
import type { Clock, Deps } from '@/server/deps'
import { ApiError } from '@/server/http/api-error'
import type { Session } from '@/server/http/handlers'
import { hashToken, newToken } from '@/server/http/keys'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { joinBags } from '../bag/join-bags'
import * as repository from './customer.repository'
import type { CustomerRow } from './customer.repository'
import { userInfoOf } from './user-info'

/** 10080 minutes (A§9). */
const LIFETIME_MS = 10_080 * 60_000

/** A new token for a customer. The answer is the only place it is ever written. */
export function openSession(tx: Db, customerId: string, clock: Clock): Promise<string> {
  return insert(tx, { customerId }, clock)
}

/** A new guest and their token (A§4). */
export function openGuest({ db, clock }: Deps): Promise<string> {
  return db.transaction(async (tx) =>
    insert(tx, { guestId: await repository.insertGuest(tx, clock.now()) }, clock),
  )
}

/** Logs a customer in: the session this browser had ends, and a guest's bag joins the customer's. */
export async function logIn(
  tx: Db,
  clock: Clock,
  customer: CustomerRow,
  former: Session | null,
): Promise<UserInfo & { token: string }> {
  if (former?.kind === 'guest') {
    // First, so that what the guest still changes in this moment (`holdGuest`) is done before the bags join.
    await repository.deleteSessionsOfGuest(tx, former.guestId)
    await joinBags(tx, { guestId: former.guestId, customerId: customer.id })
  }
  if (former?.kind === 'customer') await repository.deleteSession(tx, former.sessionId)
  return { ...userInfoOf(customer), token: await openSession(tx, customer.id, clock) }
}

/**
 * Keeps a guest from logging in until the transaction ends. Refused when they did since their call was let in:
 * what they change now is the customer's.
 */
export async function holdGuest(tx: Db, guestId: string): Promise<void> {
  if (!(await repository.holdSessionsOfGuest(tx, guestId))) throw new ApiError('UNAUTHORIZED')
}

export function closeSession({ db }: Deps, session: Session): Promise<void> {
  return repository.deleteSession(db, session.sessionId)
}

async function insert(
  tx: Db,
  owner: { customerId: string } | { guestId: string },
  clock: Clock,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await repository.insertSession(tx, {
    ...owner,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}
