import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { complete } from './complete'
import { mayTrack, onConsent } from './consent'
import { createQueue, type Kept, type Queue } from './queue'
import { chosenReceiver, receivers } from './receiver'
import { handTo } from './track'

const KEY = 'analytics_queue'

function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'event' in value && 'payload' in value
}

/** In this tab: two tabs would send each other's twice. */
const tab: Kept = {
  read() {
    try {
      const events: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
      return Array.isArray(events) ? events.filter(isEvent) : []
    } catch {
      return []
    }
  },
  write(events) {
    try {
      if (events.length > 0) sessionStorage.setItem(KEY, JSON.stringify(events))
      else sessionStorage.removeItem(KEY)
    } catch {
      // Without a storage they wait as long as the page does.
    }
  },
}

/** Takes up what was held and what comes, until the consent is taken back. Answers how to stop. S26. */
export function startAnalytics(): () => void {
  let stop = () => handTo(null)
  let isStopped = false
  void chosenReceiver().then((name) => {
    const receiver = receivers[name]
    if (isStopped || !mayTrack()) return
    if (receiver) stop = run(createQueue(receiver, tab))
    else handTo(() => undefined)
  })
  return () => {
    isStopped = true
    stop()
  }
}

function run(queue: Queue): () => void {
  const handleConsent = () => {
    if (!mayTrack()) queue.clear()
  }
  const leave = () => {
    handleConsent()
    queue.leave()
  }
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', handleHidden)
  const stopConsent = onConsent(handleConsent)
  handTo((tracked) => {
    const event = complete(tracked)
    if (event) queue.add(event)
  })
  return () => {
    handTo(null)
    leave()
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', handleHidden)
    stopConsent()
  }
}
