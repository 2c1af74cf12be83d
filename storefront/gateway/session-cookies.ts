import { stringifySetCookie } from 'cookie'
import { cookieNames, TOKEN_LIFETIME_SECONDS, type SessionKind } from '@/lib/session/session'
import type { Call } from './call'

const YEAR_SECONDS = 31_536_000

type Scope = Pick<Call, 'isSecure'>

/** The lines that begin a session: its token where no script reads it, its kind where scripts do. */
export function sessionCookies(kind: SessionKind, token: string, { isSecure: secure }: Scope): string[] {
  const shared = { sameSite: 'lax', secure, path: '/', maxAge: TOKEN_LIFETIME_SECONDS } as const
  const isCustomer = kind === 'customer'
  const ownCookie = isCustomer ? cookieNames.token : cookieNames.guestToken
  const dropped = isCustomer ? cookieNames.guestToken : cookieNames.token
  return [
    stringifySetCookie({ ...shared, name: ownCookie, value: token, httpOnly: true }),
    droppedCookie(dropped),
    stringifySetCookie({ ...shared, name: cookieNames.session, value: kind }),
  ]
}

/** The line that names this browser to the limits of the API, for a year. */
export function visitorCookie({ visitor, isSecure: secure }: Scope & Pick<Call, 'visitor'>): string {
  const scope = { sameSite: 'lax', secure, path: '/', httpOnly: true, maxAge: YEAR_SECONDS } as const
  return stringifySetCookie({ ...scope, name: cookieNames.visitor, value: visitor })
}

/** The lines that end a session. */
export function droppedCookies(): string[] {
  return [cookieNames.token, cookieNames.guestToken, cookieNames.session, cookieNames.userInfo].map(
    droppedCookie,
  )
}

function droppedCookie(name: string): string {
  return stringifySetCookie({ name, value: '', path: '/', expires: new Date(0) })
}
