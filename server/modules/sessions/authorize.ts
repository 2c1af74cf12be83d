import type { Access } from '@/contract/calls/endpoint'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { hashToken, isSame } from '@/server/platform/keys'
import { findByToken } from './sessions.repository'

type World = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Who calls, if the call's access lets them; else 401. On a public call an unknown token is no token:
 * a browser whose session ended can still fetch a post token and log in.
 */
export async function authorize(
  deps: World,
  access: Access,
  authorization: string | undefined,
): Promise<Session | null> {
  if (access === 'operator') {
    requireOperator(deps.config.opsToken, authorization)
    return null
  }
  const session = await findSession(deps, authorization)
  if (access === 'public') return session
  if (!session || (access === 'customer' && session.kind !== 'customer')) throw new ApiError('UNAUTHORIZED')
  return session
}

function requireOperator(opsToken: string | null, authorization: string | undefined): void {
  const given = authorization?.match(/^Bearer (\S+)$/)?.[1]
  if (opsToken === null || given === undefined || !isSame(given, opsToken)) throw new ApiError('UNAUTHORIZED')
}

async function findSession({ db, clock }: World, authorization: string | undefined): Promise<Session | null> {
  const [, scheme, token] = authorization?.match(/^(Bearer|Quote-Auth) ([\w-]{20,100})$/) ?? []
  if (!token) return null
  const row = await findByToken(db, hashToken(token), clock.now())
  if (scheme === 'Bearer' && row?.customerId)
    return { kind: 'customer', sessionId: row.id, customerId: row.customerId }
  if (scheme === 'Quote-Auth' && row?.guestId)
    return { kind: 'guest', sessionId: row.id, guestId: row.guestId }
  return null
}
