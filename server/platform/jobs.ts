import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { Clock } from './clock'
import { describeError } from './describe-error'

/** Work done again and again beside the requests. Several instances may run it at once: it must bear that. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Removes what of a module is past its time; it is refused by its date long before. */
export type CleanUp = (db: Db, now: Date) => Promise<void>

/** The modules' clean-ups as one job, in their order. */
export function cleanUpJob({ db, clock }: { db: Db; clock: Clock }, cleanUps: readonly CleanUp[]): Job {
  return {
    name: 'clean-up',
    everyMs: 15 * 60_000,
    run: async () => {
      for (const cleanUp of cleanUps) await cleanUp(db, clock.now())
    },
  }
}

/** Starts all jobs; answers how to stop them, which waits for the ones that run. A job never overlaps itself. */
export function startJobs(log: Logger, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => startJob(log, job))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startJob(log: Logger, { name, everyMs, run }: Job): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => log.error({ job: name, error: describeError(error) }, 'job failed'))
      .finally(() => (running = null))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
