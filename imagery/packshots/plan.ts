import { readManifest } from '../files/manifest'
import { say } from '../say'
import { prepare } from './jobs'
import type { Job } from './jobs'
import { isMade } from './make'
import type { Hashes } from './make'

/** Jobs by the shape they show, so that a model is built once for all its views. */
function byShape(jobs: readonly Job[]): Iterable<Job[]> {
  const groups = new Map<string, Job[]>()
  for (const job of jobs) groups.set(job.shape, [...(groups.get(job.shape) ?? []), job])
  return groups.values()
}

/** Says which renders are missing or out of date. */
export async function plan(jobs: readonly Job[], hashes: Hashes) {
  const manifest = await readManifest()
  let open = 0
  for (const group of byShape(jobs)) {
    const model = group.every((job) => hashes.of(job)) ? undefined : group[0]?.build()
    for (const job of group) {
      const known = hashes.of(job)
      const hash = known ?? prepare(job, model).hash
      if (!known) await hashes.note(job, hash)
      if (isMade(job, manifest, hash)) continue
      open += 1
      say(`${job.label}: ${job.variants.length} colours, ${hash}`)
    }
  }
  say(
    `${open} of ${jobs.length} renders to do; at about 20 s each on two idle cores ${(open / 180).toFixed(1)} hours.`,
  )
}
