import type { EventName, EventPayload } from '@/contract/calls/customer/analytics'
import { mayTrack } from './consent'

type Done = { [N in EventName]: { event: N; payload: EventPayload<N> } }[EventName]

/** What was done, when and on which page; the rest of an event is known without being asked. */
export type Tracked = Done & { at: number; page: string }

type Sink = (tracked: Tracked) => void

/** So much is held until the analytics are there. */
const MOST_HELD = 50

const held: Tracked[] = []
let sink: Sink | null = null

/** Tells the analytics what was done, if that may be told. Before they are there it is held. S26. */
export function track(done: Done): void {
  if (!mayTrack()) {
    held.length = 0
    return
  }
  const tracked = { ...done, at: Date.now(), page: document.documentElement.dataset.page ?? '' }
  if (sink) sink(tracked)
  else if (held.length < MOST_HELD) held.push(tracked)
}

/** Hands over what was held, and from then on everything; null holds again. */
export function handTo(next: Sink | null): void {
  sink = next
  if (next) for (const tracked of held.splice(0)) next(tracked)
}
