import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../answer/api-error'
import type { Caller } from './context'

/** A minute's calls. Whole offices and mobile networks share an address; a visitor is one browser. */
const PER_MINUTE = { address: 3000, visitor: 600 }

/**
 * Keeps one caller from taking the whole instance. Costly calls have limits of their own, shared by all instances.
 * Our own machines are let through: the storefront's server calls for everybody, and carries nobody's address.
 */
export function createGeneralLimits(
  isTrustedProxy: (peer: string) => boolean,
): (caller: Caller) => Promise<void> {
  const addresses = new RateLimiterMemory({ points: PER_MINUTE.address, duration: 60 })
  const visitors = new RateLimiterMemory({ points: PER_MINUTE.visitor, duration: 60 })
  return async ({ address, visitor }) => {
    if (isTrustedProxy(address)) return
    try {
      await addresses.consume(address)
      await visitors.consume(`${address} ${visitor}`)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: reason.msBeforeNext / 1000 })
    }
  }
}
