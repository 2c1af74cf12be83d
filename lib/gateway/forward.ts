import 'server-only'
import { randomUUID } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { cookieNames, TOKEN_LIFETIME_SECONDS, type SessionKind } from '@/lib/session/session'
import { isForeign } from './is-foreign'
import { readBody } from './read-body'
import { endsSession, tokenKindOf } from './session-calls'

const TIMEOUT_MS = 20_000

const TOKEN = /^[\w-]{20,100}$/
const VISITOR = /^[\w-]{8,64}$/

const passedOn = ['content-type', 'accept', 'x-post-token', 'x-request-id']
const passedBack = ['content-type', 'x-request-id', 'retry-after', 'location']

function refusal(status: number, error: string, message: string): NextResponse {
  return NextResponse.json(
    { code: 0, error, message, data: null },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** What a cookie says, if it has the form of what the gateway writes into it: anybody can write a cookie. */
function cookieOf(request: NextRequest, name: string, form: RegExp): string | null {
  const value = request.cookies.get(name)?.value
  return value !== undefined && form.test(value) ? value : null
}

function authorization(request: NextRequest): string | null {
  const token = cookieOf(request, cookieNames.token, TOKEN)
  if (token) return `Bearer ${token}`
  const guest = cookieOf(request, cookieNames.guestToken, TOKEN)
  return guest ? `Quote-Auth ${guest}` : null
}

/** The operator's calls are nobody's in a browser, however their path is written; nor is what cannot be read. */
function isOutOfReach(pathname: string): boolean {
  try {
    return /^\/+rest\/+ops(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/** The page of this site the call was made on, without its query. */
function pageOf(request: NextRequest): string | null {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { host, pathname } = new URL(referer)
  return host === request.headers.get('host') ? pathname : null
}

function requestHeaders(request: NextRequest, visitor: string): Headers {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const auth = authorization(request)
  if (auth) headers.set('authorization', auth)
  headers.set('x-visitor-id', visitor)
  const address = request.headers.get('x-forwarded-for')
  if (address) headers.set('x-forwarded-for', address)
  const page = pageOf(request)
  if (page) headers.set('x-page', page)
  return headers
}

type Given = { kind: SessionKind; token: string; secure: boolean }

function setSession(response: NextResponse, { kind, token, secure }: Given): void {
  const shared = { sameSite: 'lax', secure, path: '/', maxAge: TOKEN_LIFETIME_SECONDS } as const
  const [held, dropped] =
    kind === 'customer'
      ? [cookieNames.token, cookieNames.guestToken]
      : [cookieNames.guestToken, cookieNames.token]
  response.cookies.set(held, token, { ...shared, httpOnly: true })
  response.cookies.delete(dropped)
  response.cookies.set(cookieNames.session, kind, shared)
}

function setVisitor(response: NextResponse, visitor: string, secure: boolean): void {
  const year = 31_536_000
  const scope = { sameSite: 'lax', secure, path: '/' } as const
  response.cookies.set(cookieNames.visitor, visitor, { ...scope, httpOnly: true, maxAge: year })
}

function clearSession(response: NextResponse): void {
  for (const name of [cookieNames.token, cookieNames.guestToken, cookieNames.session, cookieNames.userInfo]) {
    response.cookies.delete(name)
  }
}

/** The session token of an answer, and the answer without it. */
function takeToken(text: string): { token: string; body: string } | null {
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('token' in data) || typeof data.token !== 'string')
    return null
  const { token, ...rest } = data
  return { token, body: JSON.stringify({ ...answer, data: rest }) }
}

function isSecure(request: NextRequest): boolean {
  const protocol = request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol
  return protocol.startsWith('https')
}

/** Whether the answer says that what was asked for is done. */
function isSuccess(text: string): boolean {
  const answer: unknown = JSON.parse(text)
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 1
}

/** Whether the answer says that the browser's session is over. */
function isEnd(request: NextRequest, upstream: Response, text: string): boolean {
  if (upstream.ok) return endsSession(request.nextUrl.pathname) && isSuccess(text)
  // A guest's refusal may come after the login or renewal that caused it, and must not end the new session.
  return upstream.status === 401 && request.cookies.has(cookieNames.token)
}

async function answer(request: NextRequest, upstream: Response, visitor: string): Promise<NextResponse> {
  const text = await upstream.text()
  const kind = upstream.ok ? tokenKindOf(request.nextUrl.pathname) : null
  const taken = kind ? takeToken(text) : null

  const response = new NextResponse(taken?.body ?? text, { status: upstream.status })
  for (const name of passedBack) {
    const value = upstream.headers.get(name)
    if (value) response.headers.set(name, value)
  }
  response.headers.set('Cache-Control', 'no-store')
  if (request.cookies.get(cookieNames.visitor)?.value !== visitor)
    setVisitor(response, visitor, isSecure(request))
  if (kind && taken) setSession(response, { kind, token: taken.token, secure: isSecure(request) })
  if (isEnd(request, upstream, text)) clearSession(response)
  return response
}

/**
 * Passes a browser's call on to the commerce API: session cookies become the Authorization header,
 * tokens in answers become cookies no script can read (decisions, «Session»).
 */
export async function forward(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (isOutOfReach(pathname)) return refusal(404, 'NOT_FOUND', '未找到相关内容')
  if (request.method !== 'GET' && isForeign(request.headers))
    return refusal(400, 'BAD_REQUEST', '请求来源有误')
  const body = await readBody(request)
  if (body === 'too large') return refusal(413, 'TOO_LARGE', '提交的内容过大')

  const visitor = cookieOf(request, cookieNames.visitor, VISITOR) ?? randomUUID()
  const upstream = await fetch(`${env.COMMERCE_API_URL}${pathname}${search}`, {
    method: request.method,
    headers: requestHeaders(request, visitor),
    body,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!upstream) return refusal(503, 'SHUTTING_DOWN', '系统维护中，请稍后再试')
  return answer(request, upstream, visitor)
}
