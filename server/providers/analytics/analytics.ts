import type { AnalyticsEvent, AnalyticsReceiver } from '@/contract/calls/customer/analytics'

export type WrittenEvent = { receivedAt: string; event: AnalyticsEvent }

/** Where the events of visits go, and what of them this store itself holds. */
export type AnalyticsProvider = {
  /** What browsers are told of it. */
  receiver: AnalyticsReceiver
  /** Null where browsers hand their events to somebody else, or to nobody. */
  log: EventLog | null
}

export type EventLog = {
  write: (events: readonly AnalyticsEvent[]) => Promise<void>
  /** The last `count`, the oldest first. */
  tail: (count: number) => Promise<WrittenEvent[]>
}
