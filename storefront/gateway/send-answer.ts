import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { cookieNames } from '@/lib/session/session'
import { securityHeaders } from '@/lib/security-headers'
import type { Call } from './call'
import { endsSession, tokenKindOf } from '@/lib/session/session-calls'
import { sessionCookies, droppedCookies, visitorCookie } from './session-cookies'
import { isSuccess, takeToken } from './take-token'

type Upstream = Dispatcher.ResponseData

const passedBack = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'x-request-id',
  'retry-after',
  'location',
]

/**
 * Sends the commerce API's answer to the browser, tokens as cookies; what says nothing of the session streams through. A refusal
 * ends no session: it may come after the login that began a new one (lib/api/recovery).
 */
export async function sendAnswer(call: Call, upstream: Upstream, response: ServerResponse): Promise<void> {
  const isOk = upstream.statusCode >= 200 && upstream.statusCode < 300
  const kind = isOk ? tokenKindOf(call.path) : null
  const cookies = call.cookies[cookieNames.visitor] === call.visitor ? [] : [visitorCookie(call)]

  if (kind === null && !(isOk && endsSession(call.path))) {
    writeHead(response, upstream, cookies)
    await pipeline(upstream.body, response).catch(() => response.destroy())
    return
  }
  const text = await upstream.body.text()
  const taken = kind && takeToken(text)
  if (kind && taken) cookies.push(...sessionCookies(kind, taken.token, call))
  if (!kind && isSuccess(text)) cookies.push(...droppedCookies())
  writeHead(response, upstream, cookies)
  response.end(taken ? taken.body : text)
}

function writeHead(response: ServerResponse, upstream: Upstream, cookies: string[]): void {
  const back = passedBack.flatMap((name) => {
    const value = upstream.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  response.writeHead(upstream.statusCode, {
    ...securityHeaders,
    ...Object.fromEntries(back),
    'cache-control': 'no-store',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  })
}
