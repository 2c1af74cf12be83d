/** Names and lifetimes of the session's cookies, and which pages need one. A§2, A§9, decisions «Session». */
export const cookieNames = {
  token: 'token',
  guestToken: 'guest_token',
  /** `guest` or `customer`; readable, holds no secret. */
  session: 'session',
  /** Names one browser to the limits of the API; no secret, no person. */
  visitor: 'visitor',
  userInfo: 'user_info',
} as const

export type SessionKind = 'guest' | 'customer'

/** Whose session the tokens of a browser make: a customer's before a guest's, null without one. */
export function sessionOfTokens(
  token: string | undefined,
  guestToken: string | undefined,
): SessionKind | null {
  if (token) return 'customer'
  return guestToken ? 'guest' : null
}

/** 10080 minutes. */
export const TOKEN_LIFETIME_SECONDS = 10_080 * 60

/** Pages that need a customer and carry the way back (A§2). */
const returning = [
  '/account/personal-data',
  '/addressbook',
  '/addressbook/edit',
  '/order',
  '/order/invoice',
  '/order/logistics',
  '/order/refund',
  '/order/refund-detail',
  '/order/refund-result',
  '/wish-list',
]

/** Pages that need a customer and do not (A§2). */
const plain = ['/checkout', '/checkout/cashier', '/checkout/payment', '/checkout/payment-result']

export const gatedPaths: readonly string[] = [...returning, ...plain]

/** Where a visitor without a login is sent from `path`, or null where none is needed. A§2. */
export function loginRedirect(path: string, search = ''): string | null {
  if (plain.includes(path)) return '/?isLogin=open'
  if (!returning.includes(path)) return null
  return `/?${new URLSearchParams({ isLogin: 'open', returnUrl: `${path}${search}` }).toString()}`
}

/**
 * A way back that stays inside this site, or null. Backslashes and control characters are how `//host` hides, and so
 * do dots: `/.//host` is one once its path is tidied up.
 */
export function safeReturnUrl(value: string | null | undefined): string | null {
  if (!value || value.length > 500) return null
  if (!value.startsWith('/') || value.startsWith('//') || /[\\\p{Cc}]/u.test(value)) return null
  const url = new URL(value, INSIDE)
  const isInside = url.origin === INSIDE && !url.pathname.startsWith('//')
  return isInside ? `${url.pathname}${url.search}${url.hash}` : null
}

const INSIDE = 'https://store.invalid'
