import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../say.mjs'

/** A program that ran this long was well: its next end is its first. */
const WELL_MS = 60_000
const LONGEST_PAUSE_S = 30

/**
 * Keeps a running program running: whenever it ends by itself it is said, and `begin` starts it again after a pause that grows
 * from a second to half a minute. `stop` ends it for good.
 */
export function keepRunning(first, begin) {
  const stopping = new AbortController()
  let program = first
  const watch = async () => {
    for (let ends = 0; ; ends += 1) {
      const began = Date.now()
      const { name, code, signal } = await program.ended
      if (stopping.signal.aborted) return
      if (Date.now() - began > WELL_MS) ends = 0
      const seconds = Math.min(2 ** ends, LONGEST_PAUSE_S)
      say(`${name} ended (${signal ?? code}); it starts again in ${seconds} s.`)
      await wait(seconds * 1000, null, { signal: stopping.signal })
      program = begin()
    }
  }
  const watching = watch().catch(() => undefined)
  return {
    stop: async () => {
      stopping.abort()
      await program.stop()
      await watching
    },
  }
}
