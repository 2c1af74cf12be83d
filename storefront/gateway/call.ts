import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { cookieNames } from '@/lib/session/session'

const VISITOR = /^[\w-]{8,64}$/

/** A browser's call on its way: what it asks for, with which cookies, and how it came. */
export type Call = {
  request: IncomingMessage
  path: string
  cookies: Record<string, string | undefined>
  /** Names the browser to the limits of the API; a new one where none was brought. */
  visitor: string
  isSecure: boolean
}

/** Reads what the gateway needs of a request for `path`. */
export function callOf(request: IncomingMessage, path: string): Call {
  const cookies = parseCookie(request.headers.cookie ?? '')
  const visitor = cookies[cookieNames.visitor] ?? ''
  const protocol = String(request.headers['x-forwarded-proto'] ?? '')
  return {
    request,
    path,
    cookies,
    visitor: VISITOR.test(visitor) ? visitor : randomUUID(),
    isSecure: protocol.startsWith('https'),
  }
}
