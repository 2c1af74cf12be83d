import { setImmediate as nextTurn } from 'node:timers/promises'

/** Short enough that no request in between is slowed down noticeably. */
const SLICE_MS = 8

/** Handles items one after the other, and lets requests in whenever a slice of time is over. */
export async function inSlices<T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    handle(item)
    if (performance.now() - began < SLICE_MS) continue
    await nextTurn()
    began = performance.now()
  }
}
