import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A turn of the event loop shorter than this has just let in whoever stood at the door. Milliseconds. */
const QUIET_MS = 0.1
const MOST_TURNS = 500

type Listening = Server & Partial<Pick<HttpServer, 'closeIdleConnections'>>

/**
 * Takes no more connections; `closed` is called once that is so, and it is done when all have ended. Idle ones are kept for `lingerMs`:
 * a balancer closes them itself by then, and what it still sends into them is answered. It may not ask another what was no mere reading,
 * so closing must turn nobody away who has connected and was not let in yet: it is done in a quiet turn, and before anybody is told to
 * connect anew.
 */
export async function stopListening(
  server: Listening,
  { lingerMs = 0, closed = () => undefined }: { lingerMs?: number; closed?: () => void } = {},
): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const began = performance.now()
    await turn()
    if (performance.now() - began < QUIET_MS && turns > 0) break
  }
  // Not the server's own `close`, which ends idle connections at once.
  const ended = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
  closed()
  const lingering = setTimeout(() => server.closeIdleConnections?.(), lingerMs)
  await ended
  clearTimeout(lingering)
}
