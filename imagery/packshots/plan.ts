import { readManifest } from '../files/manifest'
import { say } from '../say'
import { prepare } from './jobs'
import type { Job } from './jobs'
import { isMade } from './make'
import type { Hashes } from './make'

export async function plan(jobs: readonly Job[], hashes: Hashes) {
  const manifest = await readManifest()
  let open = 0
  for (const job of jobs) {
    const known = hashes.of(job)
    const hash = known ?? prepare(job).hash
    if (!known) await hashes.note(job, hash)
    if (isMade(job, manifest, hash)) continue
    open += 1
    say(`${job.label}: ${job.variants.length} colours, ${hash}`)
  }
  say(
    `${open} of ${jobs.length} renders to do; at about 20 s each on two idle cores ${(open / 180).toFixed(1)} hours.`,
  )
}
