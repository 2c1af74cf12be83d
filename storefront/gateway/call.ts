import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { cookieNames } from '@/lib/session/session'

const VISITOR = /^[\w-]{8,64}$/
const REQUEST_ID = /^[\w-]{8,64}$/

/** A browser's call on its way: what it asks for, with which cookies, and how it came. */
export type Call = {
  request: IncomingMessage
  path: string
  cookies: Record<string, string | undefined>
  /** Names the browser to the limits of the API; a new one where none was brought. */
  visitor: string
  /** What the API's log and traces know it by; the browser's own, where it has the form of one. */
  requestId: string
  isSecure: boolean
}

/** Reads what the gateway needs of a request for `path`. */
export function callOf(request: IncomingMessage, path: string): Call {
  const cookies = parseCookie(request.headers.cookie ?? '')
  const visitor = cookies[cookieNames.visitor] ?? ''
  const requestId = String(request.headers['x-request-id'] ?? '')
  const protocol = String(request.headers['x-forwarded-proto'] ?? '')
  return {
    request,
    path,
    cookies,
    visitor: VISITOR.test(visitor) ? visitor : randomUUID(),
    requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    isSecure: protocol.startsWith('https'),
  }
}
