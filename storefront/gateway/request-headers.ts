import type { IncomingHttpHeaders } from 'node:http'
import { cookieNames } from '@/lib/session/session'
import type { Call } from './call'

const TOKEN = /^[\w-]{20,100}$/

const passedOn = [
  'content-type',
  'accept',
  'user-agent',
  'x-post-token',
  'x-forwarded-for',
  // By which WeChat Pay signs its notifications.
  'wechatpay-serial',
  'wechatpay-timestamp',
  'wechatpay-nonce',
  'wechatpay-signature',
]

/** What the commerce API is sent of a call: who makes it, on which page, from where. */
export function requestHeaders({ request, cookies, visitor, requestId }: Call): Record<string, string> {
  const headers: Record<string, string> = { 'x-visitor-id': visitor, 'x-request-id': requestId }
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === 'string' && value !== '') headers[name] = value
  }
  const authorization = authorizationOf(cookies)
  if (authorization) headers.authorization = authorization
  const page = pageOf(request.headers)
  if (page) headers['x-page'] = page
  return headers
}

/** Anybody can write a cookie: one counts if it has the form of what the gateway writes into it. */
function authorizationOf(cookies: Call['cookies']): string | null {
  const tokenOf = (name: string) => (TOKEN.test(cookies[name] ?? '') ? cookies[name] : undefined)
  const token = tokenOf(cookieNames.token)
  if (token) return `Bearer ${token}`
  const guest = tokenOf(cookieNames.guestToken)
  return guest ? `Quote-Auth ${guest}` : null
}

/** The page of this site the call was made on, without its query. */
function pageOf({ referer, host }: IncomingHttpHeaders): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.host === host ? page.pathname : null
}
