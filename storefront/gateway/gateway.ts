import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { Pool } from 'undici'
import { cookieNames } from '@/lib/session/session'
import { isForeign } from './is-foreign'
import { isOutOfReach } from './out-of-reach'
import { readBody } from './read-body'
import { refuse } from './refuse'
import { requestHeaders } from './request-headers'
import { sendAnswer } from './send-answer'

const TIMEOUT_MS = 20_000
const VISITOR = /^[\w-]{8,64}$/

/** A browser's call on its way: what it asks for, with which cookies, and how it came. */
export type Call = {
  request: IncomingMessage
  path: string
  cookies: Record<string, string | undefined>
  visitor: string
  isSecure: boolean
}

/**
 * Passes browsers' calls on to the commerce API at `apiUrl`: session cookies become the Authorization header, tokens in
 * answers become cookies no script can read (decisions, «Session»).
 */
export function createGateway(apiUrl: string) {
  const api = new Pool(apiUrl, { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(`http://store${request.url ?? '/'}`)
    if (isOutOfReach(pathname)) {
      refuse(response, 'missing')
      return
    }
    if (request.method !== 'GET' && isForeign(request.headers)) {
      refuse(response, 'foreign')
      return
    }
    const body = await readBody(request)
    if (body === 'too large') {
      refuse(response, 'tooLarge')
      return
    }

    const call = callOf(request, pathname)
    const answer = await api
      .request({
        method: request.method === 'POST' ? 'POST' : 'GET',
        path: `${pathname}${search}`,
        headers: requestHeaders(call),
        body,
      })
      .catch(() => null)
    if (answer) await sendAnswer(call, answer, response)
    else refuse(response, 'away')
  }

  return { pass, close: () => api.close() }
}

function callOf(request: IncomingMessage, path: string): Call {
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
