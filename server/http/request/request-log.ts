import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './context'

/** One line a request: call, status and time. Never an address path, a body, a token or a search. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.get('requestId')
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - startedAt)
    log.info(
      { requestId, method: c.req.method, call: c.get('call') ?? 'other', status: c.res.status, ms },
      'request',
    )
  }
}
