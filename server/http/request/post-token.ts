import type { Clock } from '@/server/platform/clock'
import { ApiError } from '../answer/api-error'
import type { Session } from './session'
import { isSigned, sign } from '../../platform/keys'

const LIFETIME_MS = 2 * 60 * 60_000

type Holder = { session: Session | null; visitor: string }
type World = { config: { appSecret: string; appSecrets: readonly string[] }; clock: Clock }

/** A post token for this session or, without one, this visitor. Nothing is stored: the signature carries it. */
export function issuePostToken({ config, clock }: World, holder: Holder): string {
  const expires = (clock.now().getTime() + LIFETIME_MS).toString(36)
  return `${expires}.${sign(config.appSecret, 'post-token', ownerOf(holder), expires)}`
}

/** Refuses with 599 unless the token is this holder's and not older than two hours. */
export function requirePostToken({ config, clock }: World, holder: Holder, token: string | undefined): void {
  const [expires = '', signature = ''] = (token ?? '').split('.')
  const isGenuine = isSigned(config.appSecrets, signature, 'post-token', ownerOf(holder), expires)
  if (!isGenuine || parseInt(expires, 36) <= clock.now().getTime()) throw new ApiError('POST_TOKEN_INVALID')
}

function ownerOf({ session, visitor }: Holder): string {
  return session ? `session:${session.sessionId}` : `visitor:${visitor}`
}
