import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../answer/api-error'

/**
 * Refuses a body above `maxSize` bytes. Where its length is stated the body is not touched, so that it is later read
 * straight from the socket: Hono's own check makes a whole web Request of it first.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError: refuseTooLarge })
  return (c, next) => {
    const length = c.req.header('content-length')
    if (c.req.method === 'GET') return next()
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    return Number(length) > maxSize ? refuseTooLarge() : next()
  }
}

function refuseTooLarge(): never {
  throw new ApiError('TOO_LARGE')
}
