import { mkdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { applyPictures } from './apply'
import { closeStudios, studios } from './studio'
import { boxOf, views, wholeOf } from './cameras'
import { makeContactSheets } from './contact-sheets'
import { exposureOf, finishVersion, groundColour, onPaper, packshot, readPasses, paperOf } from './finish'
import type { Passes } from './finish'
import { encode } from './encode'
import { catalogueJobs, isRecoloured, prepare, packshotSize } from './jobs'
import type { Job, Variant } from './jobs'
import { rememberedHashes } from './hashes'
import { hasFiles, isDone, noteDone, readManifest } from './manifest'
import type { Manifest } from './manifest'
import type { Model } from './kit/model'
import { checkCatalogue } from './models/check'
import { paths } from './paths'
import { dyed } from './recolour'
import { render } from './render'
import { makeMarks } from './marks'
import { makeStills } from './stills/make'

type Options = { only?: string; view?: string; limit: number; isPreview: boolean }

const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

function optionsOf(args: readonly string[]): Options {
  const after = (flag: string) => {
    const at = args.indexOf(flag)
    return at < 0 ? undefined : args[at + 1]
  }
  return {
    only: after('--only'),
    view: after('--view'),
    limit: Number(after('--limit') ?? Infinity),
    isPreview: args.includes('--preview'),
  }
}

/** `--only` takes a part of a sku or label, or several with commas. */
function chosen(jobs: readonly Job[], { only, view }: Options): Job[] {
  const patterns = only?.toLowerCase().split(',')
  return jobs.filter(
    (job) =>
      (!patterns || patterns.some((pattern) => job.label.toLowerCase().includes(pattern))) &&
      (!view || job.view.name === view),
  )
}

const inDyes = (passes: Passes, { dyes }: Variant) =>
  passes.dyed
    ? dyed(passes.picture.values, passes.dyed.light.values, passes.dyed.tint.values, dyes)
    : passes.picture.values

/** A small quick picture to look at: `.imagery/previews/NAME.png`. */
async function preview(jobs: readonly Job[]) {
  const size = [320, 400] as const
  for (const job of jobs) {
    const began = Date.now()
    const { model, camera, hash } = prepare(job, size)
    // A preview is always made anew: someone has just changed a material.
    await rm(paths.work('passes', `preview-${hash}.bin`), { force: true })
    const passesFile = await render(`preview-${hash}`, {
      model,
      sheet: job.sheet,
      camera,
      size,
      box: wholeOf(size),
      light: 'packshot',
      samples: 4,
      isRecoloured: false,
    })
    const passes = await readPasses(passesFile)
    const paper = paperOf(passes.picture, passes.mask, passes.plate, wholeOf(size), size)
    const data = packshot(passes.picture.values, passes.mask, paper, exposureOf(job.family))
    const file = paths.work('previews', `${job.variants[0]?.name ?? hash}.png`)
    await mkdir(paths.work('previews'), { recursive: true })
    await sharp(data, { raw: { width: size[0], height: size[1], channels: 3 } })
      .png()
      .toFile(file)
    say(`${file} ${Math.round((Date.now() - began) / 1000)} s`)
  }
}

type Hashes = Awaited<ReturnType<typeof rememberedHashes>>

const isMade = (job: Job, manifest: Manifest, hash: string) =>
  job.variants.every(({ name }) => isDone(manifest, name, `${hash}.${finishVersion}`))

async function renderJob(job: Job, manifest: Manifest, hashes: Hashes): Promise<boolean> {
  const known = hashes.of(job)
  if (known && isMade(job, manifest, known)) return false
  const { model, camera, hash } = prepare(job)
  await hashes.note(job, hash)
  if (isMade(job, manifest, hash)) return false
  const made = `${hash}.${finishVersion}`
  const began = Date.now()
  const box = boxOf(model, camera, packshotSize)
  const file = await render(hash, {
    model,
    sheet: job.sheet,
    camera,
    size: packshotSize,
    box,
    light: 'packshot',
    samples: samplesFor(job, model),
    isRecoloured: isRecoloured(job),
  })
  const rendered = Date.now()
  const passes = await readPasses(file)
  const [width, height] = packshotSize
  const paper = paperOf(passes.picture, passes.mask, passes.plate, box, packshotSize)
  for (const variant of job.variants) {
    const product = packshot(inDyes(passes, variant), passes.mask, paper, exposureOf(job.family))
    const data = onPaper(product, box, packshotSize)
    await encode(variant.name, { data, width, height })
    await noteDone({ [variant.name]: { render: made, ground: groundColour } })
  }
  await rm(paths.work('scenes', `${hash}.bin`), { force: true })
  say(
    `${job.label}: render ${seconds(began, rendered)}, ${job.variants.length} colours ${seconds(rendered, Date.now())}`,
  )
  return true
}

const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`

/** Light finds its way through glass more seldom, and most seldom to each facet of a cut stone; jewels are seen near. */
function samplesFor({ family, sheet }: Job, { parts }: Model): number {
  const types = new Set(parts.map(({ slot }) => sheet[slot]?.type))
  if (types.has('brilliant')) return 32
  const isNear = family === 'jewel' || family === 'ring'
  return isNear || types.has('glass') || types.has('liquid') || types.has('gem') ? 16 : 6
}

/** Pictures nobody has yet come before pictures that are only out of date. */
const missingFirst = (jobs: readonly Job[]) =>
  jobs
    .map((job) => ({ job, isThere: job.variants.every(({ name }) => hasFiles(name)) }))
    .toSorted((a, b) => Number(a.isThere) - Number(b.isThere))
    .map(({ job }) => job)

async function renderAll(jobs: readonly Job[], limit: number, hashes: Hashes): Promise<void> {
  const waiting = missingFirst(jobs).values()
  let made = 0
  const renderSome = async () => {
    for (const job of waiting) {
      if (made >= limit) return
      try {
        if (await renderJob(job, await readManifest(), hashes)) made += 1
      } catch (error) {
        say(`${job.label} failed: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: studios }, renderSome))
  if (made === 0) say('Nothing to do.')
}

async function plan(jobs: readonly Job[], hashes: Hashes) {
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

/** The geometry of every set of parameters; 1 when something is wrong. */
async function checkAll(): Promise<number> {
  let code = 0
  for (const family of Object.keys(views)) {
    const { shapes, faults } = await checkCatalogue(family)
    say(`${family}: ${shapes} shapes, ${faults.length} faults`)
    for (const fault of faults) say(`  ${fault}`)
    if (faults.length > 0) code = 1
  }
  return code
}

async function run(command: string, options: Options, code: string): Promise<number> {
  if (command === 'marks') {
    await makeMarks()
    return 0
  }
  if (command === 'stills') {
    await makeStills(options)
    return 0
  }
  const jobs = chosen(await catalogueJobs(), options)
  const hashes = await rememberedHashes(code)
  if (command === 'plan') await plan(jobs, hashes)
  else if (command === 'sheets') await makeContactSheets()
  else if (command === 'apply') say(await applyPictures())
  else if (command === 'check') return checkAll()
  else if (options.isPreview) await preview(jobs.slice(0, Math.min(options.limit, 6)))
  else {
    await renderAll(jobs, options.limit, hashes)
    if (command === 'render') return 0
    await makeStills(options)
    await makeMarks()
    say(await applyPictures())
    await makeContactSheets()
  }
  return 0
}

/** The commands of `npm run imagery`; `code` tells one state of this generator from another. */
export async function main(args: readonly string[], code: string): Promise<number> {
  try {
    return await run(args[0] ?? 'all', optionsOf(args), code)
  } finally {
    closeStudios()
  }
}
