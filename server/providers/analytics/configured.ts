import type { AnalyticsReceiver } from '@/contract/calls/customer/analytics'
import type { Clock } from '@/server/platform/clock'
import type { AnalyticsProvider } from './analytics'
import { createEventLog } from './event-log'

/** The receiver of events as configured; the sandbox writes them under `dataDir`. */
export function configuredAnalytics(
  { clock }: { clock: Clock },
  { analyticsReceiver: receiver, dataDir }: { analyticsReceiver: AnalyticsReceiver; dataDir: string },
): AnalyticsProvider {
  return { receiver, log: receiver === 'sandbox' ? createEventLog(dataDir, clock) : null }
}
