import type { Hono } from 'hono'
import { contract, type CallName } from '@/contract/calls/contract'
import { splitRoute, type Access, type Endpoint, type Route } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { fileSchema } from '@/contract/calls/primitives'
import { isKeyOf } from '@/contract/rules/own-key'
import type { Deps } from './deps'
import { refuse, sendFile, succeed } from '../answer/answer'
import { ApiError } from '../answer/api-error'
import { callerOf, type AppContext, type AppEnv, type Caller, type KnownCaller } from '../request/context'
import type { Session } from '../request/session'
import type { Handlers } from './handlers'
import { limitBody } from '../request/limit-body'
import { requirePostToken } from '../request/post-token'
import { readJson } from '../request/read-body'
import { parseParams, parsePart } from '../request/validation'

const KIB = 1024
const BODY_LIMIT = 64 * KIB
const IMPORT_LIMIT = 16 * KIB * KIB
const importCalls: readonly CallName[] = ['importCatalogue', 'publishContent']

type RawRequest = KnownCaller & {
  deps: Deps
  params?: unknown
  query?: unknown
  body?: unknown
}
/** A handler of any call. Declared as a method: each call's own handler takes the request of that call only. */
type AnyHandler = { handle(request: RawRequest): unknown }['handle']

/** Who calls, if the call's access lets them; else it refuses. */
export type Authorize = (
  deps: Deps,
  access: Access,
  authorization: string | undefined,
) => Promise<Session | null>

type Binding = {
  deps: Deps
  handlers: Handlers
  authorize: Authorize
  limit: (caller: Caller) => Promise<void>
}

/** Puts every call of the contract on the app. Who may call, post token, validation and envelope are done here. */
export function bindContract(app: Hono<AppEnv>, binding: Binding): void {
  for (const [name, endpoint] of contractCalls()) bindCall(app, name, endpoint, binding)
  for (const [, { route }] of contractCalls()) bindOtherMethods(app, route)
}

/** Comes after every call of the same path, so only what none of them takes arrives here. */
function bindOtherMethods(app: Hono<AppEnv>, route: Route): void {
  const { method, path } = splitRoute(route)
  app.all(path, (c) => {
    c.set('refusal', 'METHOD_NOT_ALLOWED')
    const response = refuse(new ApiError('METHOD_NOT_ALLOWED'), c.get('requestId'))
    response.headers.set('Allow', method)
    return response
  })
}

/** The contract as a list, names typed. */
export function contractCalls(): [CallName, Endpoint][] {
  return Object.entries(contract).map(([name, endpoint]) => [callName(name), endpoint])
}

function callName(name: string): CallName {
  if (!isCallName(name)) throw new Error(`${name} is no call of the contract`)
  return name
}

function isCallName(name: string): name is CallName {
  return isKeyOf(contract, name)
}

function bindCall(app: Hono<AppEnv>, name: CallName, endpoint: Endpoint, binding: Binding): void {
  const { deps, handlers } = binding
  const { method, path } = splitRoute(endpoint.route)
  const handler: AnyHandler | undefined = handlers[name]

  app.on(
    method,
    path,
    async (c, next) => {
      c.set('call', name)
      c.set('caller', await admit(c, endpoint, binding))
      await next()
    },
    limitBody(importCalls.includes(name) ? IMPORT_LIMIT : BODY_LIMIT),
    async (c) => {
      const input = await readInput(c, endpoint)
      if (!handler) throw new ApiError('NOT_IMPLEMENTED')
      const answer = await handler({ deps, ...c.get('caller'), ...input })
      if (endpoint.isFile) return sendFile(fileSchema.parse(answer))
      return succeed(answer, successCodeOf(endpoint.route))
    },
  )
}

/** Who calls, if they may: within the limits, by their token and, where something is changed, their post token. */
async function admit(c: AppContext, endpoint: Endpoint, { deps, authorize, limit }: Binding) {
  const caller = callerOf(c, deps.config.isTrustedProxy)
  await limit(caller)
  const session = await authorize(deps, endpoint.access, c.req.header('authorization'))
  if (splitRoute(endpoint.route).method !== 'GET' && endpoint.postToken !== false) {
    requirePostToken(deps, { session, visitor: caller.visitor }, c.req.header('x-post-token'))
  }
  return { ...caller, session }
}

async function readInput(c: AppContext, { params, query, body }: Endpoint) {
  return {
    ...(params && { params: parseParams(params, c.req.param()) }),
    ...(query && { query: parsePart(query, c.req.query()) }),
    ...(body && { body: parsePart(body, await readJson(c.req.raw)) }),
  }
}
