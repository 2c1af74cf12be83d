import { rm } from 'node:fs/promises'
import { boxOf } from '../cameras/cameras'
import { hasFiles, isDone, noteDone, readManifest } from '../files/manifest'
import type { Manifest } from '../files/manifest'
import { paths } from '../files/paths'
import type { Model } from '../kit/mesh/model'
import { encode } from '../pictures/encode'
import { finishVersion, onPaper, packshot } from '../pictures/finish'
import { paperOf } from '../pictures/paper'
import { readPasses } from '../pictures/passes'
import type { Passes } from '../pictures/passes'
import { dyed } from '../pictures/recolour'
import { exposureOf, groundColour } from '../pictures/tone'
import { digestOf } from '../render/hash'
import { render } from '../render/render'
import { makeInStudios } from '../render/studio'
import { say } from '../say'
import type { rememberedHashes } from './hashes'
import { packshotSize, prepare } from './jobs'
import type { Job, Variant } from './jobs'

const inDyes = (passes: Passes, { dyes }: Variant) =>
  passes.dyed
    ? dyed(passes.picture.values, passes.dyed.light.values, passes.dyed.tint.values, dyes)
    : passes.picture.values

export type Hashes = Awaited<ReturnType<typeof rememberedHashes>>

/** What a picture is made from: its render, how it is finished and, where it is recoloured, its dyes. */
export function madeFrom(
  { isRecoloured }: Pick<Job, 'isRecoloured'>,
  { dyes }: Variant,
  hash: string,
): string {
  const made = `${hash}.${finishVersion}`
  return isRecoloured ? `${made}.${digestOf(dyes, 6)}` : made
}

export const isMade = (job: Job, manifest: Manifest, hash: string) =>
  job.variants.every((variant) => isDone(manifest, variant.name, madeFrom(job, variant, hash)))

async function renderJob(job: Job, manifest: Manifest, hashes: Hashes): Promise<boolean> {
  const known = hashes.of(job)
  if (known && isMade(job, manifest, known)) return false
  const { model, camera, hash } = prepare(job)
  await hashes.note(job, hash)
  if (isMade(job, manifest, hash)) return false
  const began = Date.now()
  const box = boxOf(model, camera, packshotSize)
  const file = await render(hash, {
    model,
    sheet: job.sheet,
    camera,
    size: packshotSize,
    box,
    light: 'packshot',
    isFlagged: job.isFlagged,
    samples: samplesFor(job, model),
    isRecoloured: job.isRecoloured,
  })
  const rendered = Date.now()
  const passes = await readPasses(file)
  const [width, height] = packshotSize
  const paper = paperOf(passes, box, packshotSize)
  for (const variant of job.variants) {
    const product = packshot(inDyes(passes, variant), passes.mask, paper, exposureOf(job))
    const data = onPaper(product, box, packshotSize)
    await encode(variant.name, { data, width, height }, { isFine: hasFineStitches(job) })
    await noteDone({ [variant.name]: { render: madeFrom(job, variant, hash), ground: groundColour } })
  }
  await rm(paths.work('scenes', `${hash}.bin`), { force: true })
  say(
    `${job.label}: render ${seconds(began, rendered)}, ${job.variants.length} colours ${seconds(rendered, Date.now())}`,
  )
  return true
}

/** A jersey whose stitches are as small as the code's own grain. */
const hasFineStitches = ({ sheet: { cloth } }: Job) => cloth?.type === 'knit' && (cloth.rib ?? 1) <= 0.2

const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`

/** Light finds its way through them more seldom, so that few samples leave noise. */
const noisyTypes = ['sheer', 'glass', 'liquid', 'lens', 'gem'] as const

/** How many a pixel has: the most where light meets each facet of a cut stone; jewels are seen near. */
function samplesFor({ family, sheet }: Job, { parts }: Model): number {
  const types = new Set(parts.map(({ slot }) => sheet[slot]?.type))
  if (types.has('brilliant')) return 32
  const isNear = family === 'jewel' || family === 'ring' || family === 'buckle'
  return isNear || noisyTypes.some((type) => types.has(type)) ? 16 : 6
}

/** Pictures nobody has yet come before pictures that are only out of date. */
const missingFirst = (jobs: readonly Job[]) =>
  jobs
    .map((job) => ({ job, isThere: job.variants.every(({ name }) => hasFiles(name)) }))
    .toSorted((a, b) => Number(a.isThere) - Number(b.isThere))
    .map(({ job }) => job)

export async function renderAll(jobs: readonly Job[], limit: number, hashes: Hashes): Promise<void> {
  const made = await makeInStudios(missingFirst(jobs), limit, async (job) => {
    try {
      return await renderJob(job, await readManifest(), hashes)
    } catch (error) {
      say(`${job.label} failed: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  })
  if (made === 0) say('Nothing to do.')
}
