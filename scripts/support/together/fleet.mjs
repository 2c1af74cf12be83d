import { setTimeout as pause } from 'node:timers/promises'
import { readyOrEnded } from '../process/children.mjs'
import { keepRunning } from '../process/supervise.mjs'
import { step } from '../say.mjs'

/** For how long nginx sends nothing to a program that did not answer (deploy/nginx.conf). */
const FAIL_TIMEOUT_MS = 2_000

/**
 * Programs that run together: each has a name, `begin` which starts it, and the address that answers once it is ready. One that
 * ends by itself is started again, with what `begin` was `given`.
 */
export function createFleet(programs) {
  const running = new Map()

  const start = async ({ name, begin, ready }, given) => {
    const first = begin(given)
    const kept = { current: first, stop: first.stop }
    running.set(name, kept)
    await readyOrEnded(first, ready)
    kept.stop = keepRunning(first, () => (kept.current = begin(given))).stop
  }

  return {
    start: async () => {
      for (const program of programs) await step(`Starting ${program.name}`, () => start(program))
    },
    /** Starts each of `names` anew, while the other of its kind does the work; `given`: another file, a log level, where its words go. */
    restart: async (names, given) => {
      for (const program of programs.filter(({ name }) => names.includes(name))) {
        await step(`Starting ${program.name} anew`, async () => {
          await running.get(program.name).stop()
          await start(program, given)
          await pause(FAIL_TIMEOUT_MS)
        })
      }
    },
    /** Ends a program at once, as a fault would; it is started again after a second. */
    kill: (name) => running.get(name).current.kill(),
    stop: () => Promise.all([...running.values()].map(({ stop }) => stop())),
  }
}
