import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { pino, type Logger } from 'pino'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import { contract, type CallName, type Contract } from '@/contract/calls/contract'
import { splitRoute, type DataOf, type Endpoint, type InputOf } from '@/contract/calls/endpoint'
import { refusalSchema, type Refusal } from '@/contract/calls/envelope'
import { paths, successCodeOf } from '@/contract/calls/paths'
import type { Traces } from '@/telemetry/traces'
import { createApp } from '../app'
import { allHandlers, allPages, type World } from '../compose'
import { readConfig, type Config } from '../config'
import type { Database } from '../db/connection/open'
import { unlockPersonalData } from '../db/personal-data'
import { customers, guests } from '../db/schema/customer/customers'
import { sessions } from '../db/schema/customer/login'
import type { Handlers } from '../http/calls/handlers'
import { hashToken, newToken } from '../platform/keys'
import { issuePostToken } from '../http/request/post-token'
import { authorize } from '../modules/sessions/authorize'
import { configuredAnalytics } from '../providers/analytics/configured'
import { configuredCarriers } from '../providers/carrier/configured'
import { configuredChatApp } from '../providers/chat-app/configured'
import { createOutbox, type OutboxName } from '../providers/outbox'
import { configuredPayments } from '../providers/payment/configured'
import { sandboxProviders } from '../providers/sandbox'
import { openTestDatabase } from './test-database'

/** Who makes a call: a browser, and the token it holds. */
export type Caller = {
  visitor: string
  /** Where the browser is; without one it is on this machine, which no limit by address holds back. */
  address?: string
  /** The page it is on. */
  page?: string
  /** What it calls itself; without one it is a desktop's. */
  userAgent?: string
  authorization?: string
  customerId?: string
  guestId?: string
}

type Options = {
  /** Where the test's clock stands; it moves only by `clock.advance`. */
  now?: string
  handlers?: Handlers
  pages?: readonly Hono[]
  config?: Partial<Config>
  /** Of another app, or one that fails; without one, an empty database of its own. */
  database?: Database
  /** Without one, errors alone are shown. */
  log?: Logger
  /** Where requests are counted. */
  metrics?: Registry
  /** Where requests are traced. */
  traces?: Traces
}

/** The envelope with its HTTP status: `data` is the call's when `code` is 1, whatever the code of its success. */
export type Answer<N extends CallName> = { status: number } & (
  { code: 1; data: DataOf<Contract[N]>; message: string } | Refusal
)

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

const outboxLine = z.record(z.string(), z.string())

const anybody: Caller = { visitor: 'test-visitor' }

/** The whole commerce API over an empty database of its own. Close it after the tests of the file. */
export async function createTestApp(options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-test-'))
  const database = options.database ?? (await openTestDatabase())
  const clock = testClock(options.now ?? '2026-03-01T10:00:00+08:00')
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      APP_SECRET: 'test-secret-'.repeat(4),
      OPS_TOKEN: 'test-operator-token',
    }),
    ...options.config,
  }
  unlockPersonalData(config.personalDataKeys)
  const expired: string[] = []
  const deps: World = {
    db: database.db,
    clock,
    config,
    log: options.log ?? pino({ level: 'error', base: null }),
    providers: {
      ...sandboxProviders(
        createOutbox(dataDir, () => undefined),
        clock,
      ),
      payment: configuredPayments({ db: database.db, clock, config }, config.paymentProviders),
      analytics: configuredAnalytics({ clock }, config),
      carriers: configuredCarriers({ db: database.db, clock }, config.carrier),
      chatApp: configuredChatApp({ db: database.db, clock }, config.chatApp),
    },
    storefront: { expire: (tags) => void expired.push(...tags) },
  }
  const app = createApp(deps, {
    handlers: options.handlers ?? allHandlers,
    pages: options.pages ?? allPages(deps),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.traces && { traces: options.traces }),
  })
  let visitors = 0

  /** Makes a call as the gateway would. Fails when a success is not exactly what the contract promises. */
  async function call<N extends CallName>(
    name: N,
    input: InputOf<Contract[N]>,
    caller = anybody,
  ): Promise<Answer<N>> {
    const response = await app.request(...requestOf(contract[name], input, await headersOf(caller)))
    const envelope: unknown = await response.json()
    if (isSuccess(envelope, successCodeOf(paths[name])))
      return { status: response.status, code: 1, message: '', data: dataOf(name, envelope.data) }
    return { status: response.status, ...refusalSchema.parse(envelope) }
  }

  async function headersOf(caller: Caller): Promise<Record<string, string>> {
    const session = await authorize(deps, 'public', caller.authorization)
    return {
      'X-Visitor-Id': caller.visitor,
      ...(caller.address && { 'X-Forwarded-For': caller.address }),
      ...(caller.page && { 'X-Page': caller.page }),
      ...(caller.userAgent && { 'User-Agent': caller.userAgent }),
      'X-Post-Token': issuePostToken(deps, { session, visitor: caller.visitor }),
      ...(caller.authorization && { Authorization: caller.authorization }),
    }
  }

  async function openSession(kind: 'customer' | 'guest', ownerId: string): Promise<Caller> {
    const token = newToken()
    const now = clock.now()
    const owner = kind === 'customer' ? { customerId: ownerId } : { guestId: ownerId }
    await deps.db.insert(sessions).values({
      tokenHash: hashToken(token),
      ...owner,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 7 * 24 * 3_600_000),
    })
    return { ...withToken(token, kind, `test-visitor-${++visitors}`), ...owner }
  }

  /** A new guest with a token. */
  async function asGuest(): Promise<Caller> {
    const [guest] = await deps.db.insert(guests).values({ createdAt: clock.now() }).returning()
    return openSession('guest', guest!.id)
  }

  /** A registered customer, logged in; created at the first mention of the mobile, another browser of theirs later. */
  async function asCustomer({
    mobile = '13800000001',
    firstname = '测试',
  }: { mobile?: string; firstname?: string | null } = {}): Promise<Caller> {
    const now = clock.now()
    const [customer] = await deps.db
      .insert(customers)
      .values({ mobile, mobileHash: mobile, firstname, lastname: '客', createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: customers.mobileHash, set: { updatedAt: now } })
      .returning()
    return openSession('customer', customer!.id)
  }

  /** What the sandbox delivered so far, oldest first. */
  function outbox(name: OutboxName): Record<string, string>[] {
    try {
      const text = readFileSync(join(dataDir, 'outbox', `${name}.jsonl`), 'utf8')
      return text
        .trim()
        .split('\n')
        .map((line) => outboxLine.parse(JSON.parse(line)))
    } catch {
      return []
    }
  }

  const operator: Caller = { visitor: 'test-operator', authorization: `Bearer ${config.opsToken}` }

  return {
    app,
    deps,
    clock,
    expired,
    call,
    headersOf,
    asGuest,
    asCustomer,
    operator,
    outbox,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A caller for a token that a call answered, in the browser that made the call. */
export function withToken(token: string, kind: 'customer' | 'guest', visitor = anybody.visitor): Caller {
  return { visitor, authorization: `${kind === 'customer' ? 'Bearer' : 'Quote-Auth'} ${token}` }
}

/** Path and request of a call, as `app.request` takes them. */
export function requestOf(
  endpoint: Endpoint,
  input: unknown,
  headers: Record<string, string>,
): [string, RequestInit] {
  const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown> | undefined>
  const { method, path } = splitRoute(endpoint.route)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return [
    search ? `${filled}?${search}` : filled,
    {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  ]
}

function isSuccess(envelope: unknown, code: 0 | 1): envelope is { data: unknown } {
  if (typeof envelope !== 'object' || envelope === null || 'error' in envelope) return false
  return 'code' in envelope && envelope.code === code
}

/** The data as the contract reads it; a field more than promised could be a secret, so it fails too. */
function dataOf<N extends CallName>(name: N, data: unknown): DataOf<Contract[N]> {
  const schema: z.ZodType = contract[name].data
  const parsed = schema.parse(data)
  const extra = difference(data, parsed)
  if (extra) throw new Error(`${name} answers ${extra}, which its contract does not name`)
  return parsed as DataOf<Contract[N]>
}

function difference(given: unknown, parsed: unknown, path = 'data'): string | null {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null)
    return null
  for (const [key, value] of Object.entries(given)) {
    if (!(key in parsed)) return `${path}.${key}`
    const found = difference(value, Reflect.get(parsed, key), `${path}.${key}`)
    if (found) return found
  }
  return null
}

function testClock(start: string) {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    /** Moves time on. */
    advance: (ms: number) => void (now += ms),
  }
}
