import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { describeError } from '@/server/platform/describe-error'
import type { Credential } from '@/server/providers/chat-app/chat-app'
import * as repository from './share.repository'
import type { KeyKind, KeyName } from './share.repository'

/** A key is renewed this long before its end, so that what is signed now is good while the page is read. */
const RENEW_BEFORE_MS = 10 * 60_000
/** How long one instance may take; after that it is thought dead. Longer than the provider's own time limit. */
const LEASE_MS = 15_000
/** Who has no key at all waits for the instance that fetches one. */
const LOOK_EVERY_MS = 100
const LOOKS = 60

type World = Pick<Deps, 'db' | 'clock' | 'log' | 'providers'>
type Options = {
  kind: KeyKind
  fetch: () => Promise<Credential>
  /** A value the chat app has revoked, however long it had left. */
  revoked?: string
}

/**
 * A token or ticket of the chat app, the same for all instances. Shortly before its end one of them fetches the next, and the
 * others go on with the old one; only who has none waits. The provider is never called inside a transaction.
 */
export async function sharedCredential(world: World, { kind, fetch, revoked }: Options): Promise<string> {
  const { db, clock, providers } = world
  const name: KeyName = { appId: providers.chatApp.appId, kind }
  for (let look = 0; look < LOOKS; look += 1) {
    const now = clock.now()
    const key = await repository.findKey(db, name)
    const leftMs = key?.value && key.value !== revoked ? key.expiresAt.getTime() - now.getTime() : 0
    const usable = leftMs > 0 ? (key?.value ?? null) : null
    if (usable !== null && leftMs > RENEW_BEFORE_MS) return usable

    const claim = { now, leaseEndsAt: new Date(now.getTime() + LEASE_MS), current: key?.value ?? null }
    if (await repository.claimRenewal(db, name, claim)) return renew(world, { name, fetch, usable })
    if (usable !== null) return usable
    await wait(LOOK_EVERY_MS)
  }
  throw new ApiError('CHAT_APP_UNAVAILABLE')
}

type Renewal = { name: KeyName; fetch: () => Promise<Credential>; usable: string | null }

/** A failure costs nothing while the old key is good. */
async function renew({ db, clock, log }: World, { name, fetch, usable }: Renewal): Promise<string> {
  try {
    const { value, lifetimeSeconds } = await fetch()
    const expiresAt = new Date(clock.now().getTime() + lifetimeSeconds * 1000)
    await repository.saveKey(db, name, { value, expiresAt })
    return value
  } catch (error) {
    await repository.releaseRenewal(db, name)
    log.warn({ kind: name.kind, error: describeError(error) }, 'the chat app gave no credential')
    if (usable !== null) return usable
    throw error instanceof ApiError ? error : new ApiError('CHAT_APP_UNAVAILABLE')
  }
}
