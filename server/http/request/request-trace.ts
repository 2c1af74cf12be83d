import type { MiddlewareHandler } from 'hono'
import type { Traces } from '@/telemetry/traces'
import type { AppEnv } from './context'

/** Makes each request a span below that of the storefront, under the id its log lines have. */
export function requestTrace(traces: Traces): MiddlewareHandler<AppEnv> {
  return (c, next) =>
    traces.within('request', { kind: 'server', headers: c.req.header() }, async (span) => {
      await next()
      span.note('request.id', c.get('requestId'))
      span.note('call', c.get('call') ?? 'other')
      span.note('code', c.get('refusal') ?? 'OK')
      span.note('http.response.status_code', c.res.status)
    })
}
