import { existsSync, readFileSync } from 'node:fs'
import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'

const file = '.reports/data/analytics/events.jsonl'

/** What the sandbox of the analytics has written, as text: whole lines only. */
export function eventsText(): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** The same, event by event, the oldest first. */
export function events(): AnalyticsEvent[] {
  const lines = eventsText().split('\n').slice(0, -1)
  return lines.map((line) => (JSON.parse(line) as { event: AnalyticsEvent }).event)
}
