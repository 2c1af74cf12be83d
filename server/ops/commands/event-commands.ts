import { analyticsCalls, type AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { ok, refuseMore, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'

/** The last events the sandbox of the analytics has written, one a line. S26. */
export async function tailEvents(
  operator: Operator,
  [count = '50', ...more]: readonly string[],
): Promise<Outcome> {
  refuseMore(more)
  if (!/^[1-9]\d{0,2}$/.test(count)) throw new UsageError('COUNT must be a number from 1 to 999.')
  const { items } = await operator(analyticsCalls.opsTailEvents, { body: { count: Number(count) } })
  return ok(
    items.map(({ event }) => lineOf(event)).join('\n') ||
      'No events. ANALYTICS_RECEIVER=sandbox writes them.',
  )
}

function lineOf({ at, event, page, visitor, payload }: AnalyticsEvent): string {
  const who = [visitor.isGuestMode ? 'guest mode' : 'named', visitor.buyerType, visitor.clientStatus].join(
    ', ',
  )
  return [new Date(at).toISOString(), event.padEnd(16), page.padEnd(16), who, JSON.stringify(payload)].join(
    '  ',
  )
}
