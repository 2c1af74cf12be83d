import { firstPaths } from '@/contract/calls/first-paths'
import { postEmpty, postToken } from './post-token'
import { cookieNames, type SessionKind } from '../../session/session'
import { readCookie } from '../../browser/storage'
import { postToTabs } from '../../session/tabs'

/** Who the gateway says this browser is; null before the first guest token. */
export function currentSession(): SessionKind | null {
  const value = readCookie(cookieNames.session)
  return value === 'guest' || value === 'customer' ? value : null
}

/** Milliseconds to wait before the nth try, n from 0: none, 750, then 750 + 16n (A§4). */
export function guestRetryDelay(tryNumber: number): number {
  if (tryNumber === 0) return 0
  return tryNumber === 1 ? 750 : 750 + 16 * tryNumber
}

async function createGuest(): Promise<void> {
  const token = await postToken.get()
  try {
    await postEmpty(firstPaths.createGuest, { 'X-Post-Token': token })
  } finally {
    // The post token was the visitor's; from here on it must be the guest's.
    postToken.forget()
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Whether the store gave one. Tabs take turns: two guests at once would leave one of them without their bag. */
function tryToCreate(isWanted: () => boolean): Promise<boolean> {
  return oneTabAtATime('guest_token', async () => {
    if (!isWanted()) return false
    const isCreated = await createGuest().then(
      () => true,
      () => false,
    )
    if (isCreated) postToTabs('session')
    return isCreated
  })
}

/** Ends when a token was given, also to a browser that keeps no cookies: asking on would give it no session either. */
async function createWithRetries(): Promise<boolean> {
  for (let tryNumber = 0; currentSession() === null; tryNumber += 1) {
    await wait(guestRetryDelay(tryNumber))
    if (await tryToCreate(() => currentSession() === null)) return true
  }
  return false
}

let pending: Promise<boolean> | null = null
let renewing: Promise<void> | null = null
let renewals = 0

async function renewOnce(): Promise<void> {
  await tryToCreate(() => true)
  renewals += 1
  for (const listener of renewalListeners) listener()
}

const renewalListeners = new Set<() => void>()

/** The guest's token: stored by the gateway in a cookie no script reads. */
export const guestToken = {
  /**
   * Resolves once this browser has a session, creating a guest's if need be; tries until it succeeds. A§4.
   * Answers whether it was created here, and is thus new.
   */
  ensure(): Promise<boolean> {
    pending ??= createWithRetries().finally(() => {
      pending = null
    })
    return pending
  },
  /** Asks once for a new guest token, after the old one was refused: once for all who were refused together. */
  renew(): Promise<void> {
    renewing ??= renewOnce().finally(() => {
      renewing = null
    })
    return renewing
  },
  /** How often a new guest was requested so far. */
  renewals: () => renewals,
  /** Calls `listener` whenever a refused session was replaced: what was read under it is another's. Answers the unsubscribe. */
  onRenewed(listener: () => void): () => void {
    renewalListeners.add(listener)
    return () => renewalListeners.delete(listener)
  },
}

/** Does `work` while no other tab of this browser does the same. Where tabs cannot agree, it is simply done. */
function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= work())
  // A lock may be refused; work that failed under one is not begun again.
  return navigator.locks.request(name, begin).catch(begin)
}
