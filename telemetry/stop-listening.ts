import type { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A turn of the event loop shorter than this leaves nobody at the door. Milliseconds. */
const QUIET_MS = 1
const MOST_TURNS = 500

/**
 * Takes no more connections; done when all have ended. Closing turns away who has connected while the program was at work and was not
 * let in yet, and a balancer may not ask another what was no mere reading; so it waits for a turn that has just let in everybody.
 */
export async function stopListening(server: Server): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const began = performance.now()
    await turn()
    if (performance.now() - began < QUIET_MS && turns > 0) break
  }
  await new Promise<void>((resolve) => server.close(() => resolve()))
}
