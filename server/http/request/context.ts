import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { CallName } from '@/contract/calls/contract'
import type { ErrorCode } from '@/contract/calls/errors'
import type { PayingDevice } from '@/server/db/schema/purchase/payments'
import { deviceOf } from './device'
import type { Session } from './session'

/** What travels with one HTTP request. The bindings are absent when a test calls the app without a socket. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables & { call?: CallName; refusal?: ErrorCode; caller: KnownCaller }
}
export type AppContext = Context<AppEnv>

const VISITOR = /^[A-Za-z0-9_-]{8,64}$/
const PAGE = /^\/[^\s?#]{0,199}$/

export type Caller = {
  /** Address of the browser, for limits only. */
  address: string
  /** Opaque id of the browser. Without one (no gateway in front) callers of one address share it. */
  visitor: string
  /** The page the call was made on: a path without query, for the consent ledger only. */
  page: string | null
  /** What the browser runs on. */
  device: PayingDevice
}

/** A caller with the session their token names. */
export type KnownCaller = Caller & { session: Session | null }

/** Who is at the other end. X-Forwarded-For counts only from a trusted peer, and only what that peer wrote last. */
export function callerOf(c: AppContext, isTrustedProxy: (peer: string) => boolean): Caller {
  const peer = peerOf(c.env)
  const forwarded = isTrustedProxy(peer)
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  const address = forwarded === undefined || forwarded === '' ? peer : forwarded.slice(0, 64)
  const visitor = c.req.header('x-visitor-id') ?? ''
  return {
    address,
    visitor: VISITOR.test(visitor) ? visitor : `address-${address}`,
    page: pageOf(c),
    device: deviceOf(c.req.header('user-agent') ?? ''),
  }
}

function pageOf(c: AppContext): string | null {
  const page = c.req.header('x-page') ?? ''
  return PAGE.test(page) ? page : null
}

function peerOf(bindings: Partial<HttpBindings> | undefined): string {
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1'
}
