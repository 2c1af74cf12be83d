import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { delaysMs, replaced, SEND_DELAY_MS } from './delays'
import type { Receiver } from './receiver'

/** What waits at most: beyond it the oldest goes. A browser sends no more than 64 KB on leaving. */
const MOST = { events: 100, characters: 32_000 }
const BATCH = 20
/** A second after the first failure, twice as long after each further one, a minute at most. */
const RETRY_MS = { first: 1000, longest: 60_000 }

/** Where events wait while one page follows another. */
export type Kept = { read: () => AnalyticsEvent[]; write: (events: readonly AnalyticsEvent[]) => void }

type Delayed = { event: AnalyticsEvent; timer: ReturnType<typeof setTimeout> }

/** The one queue of events: each waits its own time, then they are sent in turns until they have arrived. S26. */
export function createQueue(receiver: Receiver, kept: Kept) {
  let waiting = kept.read()
  let delayed: Delayed[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight: readonly AnalyticsEvent[] = []
  let failures = 0

  function setWaiting(events: AnalyticsEvent[]): void {
    waiting = bounded(events)
    kept.write(waiting)
  }

  function makeReady(entry: Delayed): void {
    drop(entry)
    setWaiting([...waiting, entry.event])
  }

  function sendIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void send()
    }, ms)
  }

  async function send(): Promise<void> {
    if (inFlight.length > 0 || waiting.length === 0) return
    const batch = waiting.slice(0, BATCH)
    inFlight = batch
    try {
      await receiver.send(batch)
      failures = 0
      setWaiting(waiting.filter((event) => !batch.includes(event)))
    } catch {
      failures += 1
      sendIn(retryDelay(failures))
      // A page that is left breaks off what arrives all the same: only where there is a next task did it fail.
      await new Promise((resolve) => setTimeout(resolve))
    }
    inFlight = []
    if (waiting.length > 0) sendIn(SEND_DELAY_MS)
  }

  function add(event: AnalyticsEvent): void {
    if (replaced.has(event.event)) {
      for (const former of delayed.filter((entry) => entry.event.event === event.event)) drop(former)
    }
    const entry: Delayed = {
      event,
      timer: setTimeout(() => {
        makeReady(entry)
        sendIn(SEND_DELAY_MS)
      }, delaysMs[event.event]),
    }
    delayed.push(entry)
  }

  function drop(entry: Delayed): void {
    clearTimeout(entry.timer)
    delayed = delayed.filter((other) => other !== entry)
  }

  /** The page is being left: what waits for its time waits no longer. What is on its way already gets there. */
  function leave(): void {
    delayed.forEach(makeReady)
    const rest = waiting.filter((event) => !inFlight.includes(event))
    if (rest.length > 0 && receiver.sendLast(rest)) {
      waiting = [...inFlight]
      kept.write([])
    } else kept.write(rest)
  }

  /** Forgets everything: it may no longer be told. */
  function clear(): void {
    delayed.forEach(drop)
    clearTimeout(timer)
    timer = undefined
    setWaiting([])
  }

  if (waiting.length > 0) sendIn(SEND_DELAY_MS)
  return { add, leave, clear }
}

export type Queue = ReturnType<typeof createQueue>

function retryDelay(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest)
}

/** The newest that fit. */
function bounded(events: readonly AnalyticsEvent[]): AnalyticsEvent[] {
  let left = MOST.characters
  const fitting: AnalyticsEvent[] = []
  for (const event of events.slice(-MOST.events).reverse()) {
    left -= JSON.stringify(event).length
    if (left < 0) break
    fitting.unshift(event)
  }
  return fitting
}
