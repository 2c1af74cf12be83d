import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Registry } from 'prom-client'
import type { Traces } from '@/telemetry/traces'
import type { Deps } from './http/calls/deps'
import { refuse } from './http/answer/answer'
import { ApiError } from './http/answer/api-error'
import { bindContract } from './http/calls/bind'
import type { AppEnv } from './http/request/context'
import { createGeneralLimits } from './http/request/general-limits'
import type { Handlers } from './http/calls/handlers'
import { bindHealth } from './http/health'
import { openApiDocument } from './http/calls/openapi'
import { refusalOf } from './http/answer/refusal-of'
import { requestLog } from './http/request/request-log'
import { requestMetrics } from './http/request/request-metrics'
import { requestTrace } from './http/request/request-trace'
import { authorize } from './modules/sessions/authorize'
import { describeError } from './platform/describe-error'

type Options = {
  handlers: Handlers
  /** Outside the contract, such as the sandbox payment provider's own. */
  pages?: readonly Hono[]
  isStopping?: () => boolean
  /** Whether no more connections are taken: each answer then ends its own. */
  isClosed?: () => boolean
  /** Where requests are counted; without it they are not. */
  metrics?: Registry
  /** Where requests are traced; without it they are not. */
  traces?: Traces
}

/** The commerce API as one function from request to answer; everything it needs comes in by `deps`. */
export function createApp(
  deps: Deps,
  { handlers, pages = [], isStopping = () => false, isClosed = () => false, metrics, traces }: Options,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(requestId({ limitLength: 64 }), requestLog(deps.log))
  if (metrics) app.use(requestMetrics(metrics))
  if (traces) app.use(requestTrace(traces))
  app.use(async (c, next) => {
    await next()
    // On the answer itself: `c.header` would make another of it each time, whose body is a stream.
    const { headers } = c.res
    if (isClosed()) headers.set('Connection', 'close')
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  })
  app.onError((error, c) => {
    const refusal = error instanceof ApiError ? error : refusalOf(error)
    const { requestId, call } = c.var
    c.set('refusal', refusal.code)
    if (refusal.status >= 500 && refusal !== error)
      deps.log.error({ requestId, call, error: describeError(error) }, 'failed')
    return refuse(refusal, requestId)
  })
  app.notFound((c) => {
    c.set('refusal', 'NOT_FOUND')
    return refuse(new ApiError('NOT_FOUND'), c.get('requestId'))
  })

  bindHealth(app, deps.db, isStopping)
  const document = once(openApiDocument)
  app.get('/rest/openapi.json', (c) =>
    c.body(document(), 200, { 'Content-Type': 'application/json; charset=UTF-8' }),
  )
  for (const page of pages) app.route('/', page)
  const limit = deps.config.hasRateLimits
    ? createGeneralLimits(deps.config.isTrustedProxy)
    : () => Promise.resolve()
  bindContract(app, { deps, handlers, authorize, limit })
  return app
}

function once<T>(compute: () => T): () => T {
  let cached: { value: T } | null = null
  return () => (cached ??= { value: compute() }).value
}
