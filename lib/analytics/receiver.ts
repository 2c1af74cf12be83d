import { analyticsPaths } from '@/contract/calls/analytics-paths'
import type { AnalyticsEvent, AnalyticsReceiver } from '@/contract/calls/customer/analytics'
import { isKeyOf } from '@/contract/rules/own-key'

/** Who takes events. */
export type Receiver = {
  /** Resolves once they are taken or never will be; rejects where trying again may help. */
  send: (events: readonly AnalyticsEvent[]) => Promise<void>
  /** Of a page that is being left: whether the browser sees to it that they arrive. */
  sendLast: (events: readonly AnalyticsEvent[]) => boolean
}

/** What a tag manager reads, and may have put there first. */
type TagManaged = { dataLayer?: unknown[] }

const pathOf = (route: string) => route.slice(route.indexOf(' ') + 1)

/** Where this store's events go; nowhere if it does not say. */
export async function chosenReceiver(): Promise<AnalyticsReceiver> {
  try {
    const response = await fetch(pathOf(analyticsPaths.getAnalytics))
    return receiverOf(await response.json())
  } catch {
    return 'none'
  }
}

function receiverOf(answer: unknown): AnalyticsReceiver {
  return isAnswer(answer) && isKeyOf(receivers, answer.data.receiver) ? answer.data.receiver : 'none'
}

function isAnswer(value: unknown): value is { data: { receiver: string } } {
  const data = (value as { data?: { receiver?: unknown } | null } | null)?.data
  return typeof data?.receiver === 'string'
}

const url = pathOf(analyticsPaths.recordEvents)
const textOf = (events: readonly AnalyticsEvent[]) => JSON.stringify({ events })

/** The sandbox of the store itself. */
const sandbox: Receiver = {
  async send(events) {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: textOf(events),
      keepalive: true,
    })
    // Refused is refused; later it would be as well, unless it was too much at once.
    if (status >= 500 || status === 429) throw new Error(`HTTP ${status}`)
  },
  sendLast: (events) => navigator.sendBeacon(url, new Blob([textOf(events)], { type: 'application/json' })),
}

function pushToDataLayer(events: readonly AnalyticsEvent[]): void {
  const page: TagManaged & Window = window
  page.dataLayer ??= []
  page.dataLayer.push(...events)
}

/** The tag manager that the shop has put on its pages; whether it sends them is its own affair. */
const dataLayer: Receiver = {
  send(events) {
    pushToDataLayer(events)
    return Promise.resolve()
  },
  sendLast(events) {
    pushToDataLayer(events)
    return true
  },
}

export const receivers: Readonly<Record<AnalyticsReceiver, Receiver | null>> = {
  none: null,
  sandbox,
  'data-layer': dataLayer,
}
