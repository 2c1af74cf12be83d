import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './context'

/** One line a request: call, status and time. Never an address path, a body, a token or a search. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.get('requestId')
    const startedAt = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - startedAt)
    log.info(
      { requestId, method: c.req.method, call: c.get('call') ?? 'other', status: c.res.status, ms },
      'request',
    )
  }
}

/** What may be written of an unexpected error: messages and parameters of database errors carry shoppers' data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    return { name: 'DatabaseError', code: codeOf(error.cause), query: error.query, stack: frames(error) }
  }
  if (!(error instanceof Error)) return { name: typeof error }
  const isFromDatabase = codeOf(error) !== undefined
  return {
    name: error.name,
    code: codeOf(error),
    ...(!isFromDatabase && { message: masked(error.message) }),
    stack: frames(error),
  }
}

/** A service that refuses may quote what it was given: mobiles, codes and addresses of e-mail are blotted out. */
function masked(message: string): string {
  return message.replace(/\d{6,}/g, '***').replace(/[^\s@"'<]+@[^\s@"'>]+/g, '***')
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n')
}
