import type { InternalAxiosRequestConfig } from 'axios'
import { leave } from '@/lib/browser/leave'
import { loginRedirect, type SessionKind } from '@/lib/session/session'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { dropCookie, storeItem, storedItem } from '@/lib/browser/storage'
import { sessionsSeen } from '@/lib/session/tabs'
import { storeUserInfo } from '@/lib/session/user-info'
import { postToken } from './tokens/post-token'

/** What one request has already been through, so that no rule runs for ever. */
type Tries = { guest: number; postToken: boolean }

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface AxiosRequestConfig {
    tries?: Tries
    /** Whose session the request went out with. */
    sentAs?: SessionKind | null
    /** How often the guest had been renewed by then. */
    sentAfter?: number
    /** How many sessions had been seen by then. */
    sentIn?: number
  }
}

/** A guest's 401 fetches a new guest token at most this often, then raises (A§8). */
const GUEST_RETRIES = 3

/**
 * The rules for 401 and 599 (A§8). Answers the request to send again, or null when the answer stands.
 * 401: a call whose session changed while it was on its way is made again with the new one; on a page that needs a login go
 * home with the login drawer open; elsewhere fetch a new guest token and try again. 599: fetch a new post token and
 * try again; when that fails too, go home, at most once in 5 minutes.
 */
export async function recover(
  status: number,
  config: InternalAxiosRequestConfig,
): Promise<InternalAxiosRequestConfig | null> {
  if (status === 401) return recoverSession(config)
  if (status === 599) return recoverPostToken(config)
  return null
}

function triesOf(config: InternalAxiosRequestConfig): Tries {
  return config.tries ?? { guest: 0, postToken: false }
}

async function recoverSession(config: InternalAxiosRequestConfig) {
  const wasCustomer = config.sentAs === 'customer'
  const hasTriesLeft = triesOf(config).guest < GUEST_RETRIES
  const isSameKind = wasCustomer === (currentSession() === 'customer')
  if ((!wasCustomer || isSameKind) && hasSessionChanged(config))
    return hasTriesLeft ? sendAgain(config) : null
  const isOver = !hasSessionChanged(config)
  if (wasCustomer && isOver) endSession()
  const { pathname, search } = window.location
  const redirect = loginRedirect(pathname, search)
  if (redirect) {
    leave(redirect)
    return null
  }
  if (!hasTriesLeft) return null
  postToken.forget()
  // Of several calls refused together, one asks for the new guest: another would leave its bag behind.
  if (isOver) await guestToken.renew()
  // A customer's own call means nothing to a guest: the answer stands, the store goes on as a guest.
  return wasCustomer ? null : sendAgain(config)
}

/** The cookies scripts can see; the token goes with the next guest's. The gateway must not: a delayed answer may meet a new session. */
function endSession(): void {
  storeUserInfo(null)
  dropCookie('session')
}

/** Whether the session was given, renewed or logged in while the call was on its way. */
function hasSessionChanged({
  sentAs = null,
  sentAfter = 0,
  sentIn = sessionsSeen(),
}: InternalAxiosRequestConfig): boolean {
  const session = currentSession()
  return (
    session !== null &&
    (session !== sentAs || guestToken.renewals() !== sentAfter || sessionsSeen() !== sentIn)
  )
}

/** Again, with a post token of the session that is there now. */
function sendAgain(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const past = triesOf(config)
  postToken.forget()
  return { ...config, tries: { ...past, guest: past.guest + 1 } }
}

async function recoverPostToken(config: InternalAxiosRequestConfig) {
  const past = triesOf(config)
  postToken.forget()
  if (!past.postToken) return { ...config, tries: { ...past, postToken: true } }
  // Where it cannot be remembered nobody is sent home: home would do it again, without end.
  if (!storedItem('home_redirect') && storeItem('home_redirect', 'yes')) leave('/')
  return null
}
