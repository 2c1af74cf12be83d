import { views } from './cameras/cameras'
import { makeComposed } from './composed/make'
import { makeDrapes } from './drapes/make'
import { makeFilms } from './films/make'
import { chosen, optionsOf } from './options'
import type { Options } from './options'
import { makeOutlines } from './outlines/make'
import { checkCatalogue } from './packshots/check'
import { checkMannequins } from './packshots/clipping'
import { rememberedHashes } from './packshots/hashes'
import { catalogueJobs } from './packshots/jobs'
import type { Job } from './packshots/jobs'
import { renderAll } from './packshots/make'
import type { Hashes } from './packshots/make'
import { plan } from './packshots/plan'
import { preview } from './packshots/preview'
import { applyPictures } from './publish/apply'
import { makeContactSheets } from './publish/contact-sheets'
import { makeMarks } from './publish/marks'
import { closeStudios } from './render/studio'
import { say } from './say'
import { makeStills } from './stills/make'
import { makeTriedOn } from './tried-on/make'
import { makeTurned } from './turned/make'
import { makeWorn } from './worn/make'

/** The geometry of every set of parameters; 1 when something is wrong. */
async function checkAll(): Promise<number> {
  let code = 0
  for (const family of Object.keys(views)) {
    const { shapes, faults } = await checkCatalogue(family)
    say(`${family}: ${shapes} shapes, ${faults.length} faults`)
    for (const fault of faults) say(`  ${fault}`)
    if (faults.length > 0) code = 1
  }
  const { garments, faults } = await checkMannequins()
  say(`mannequins: ${garments} garments, ${faults.length} faults`)
  for (const fault of faults) say(`  ${fault}`)
  return faults.length > 0 ? 1 : code
}

/** What is made without choosing among the packshots, by its command. */
const makers: Readonly<Partial<Record<string, (options: Options) => Promise<unknown>>>> = {
  marks: makeMarks,
  stills: makeStills,
  outlines: makeOutlines,
  drapes: makeDrapes,
  worn: makeWorn,
  'tried-on': makeTriedOn,
  composed: makeComposed,
  turned: makeTurned,
  films: makeFilms,
  sheets: makeContactSheets,
  apply: async () => say(await applyPictures()),
}

type WithPackshots = (jobs: readonly Job[], options: Options, hashes: Hashes) => Promise<unknown>

const makePackshots: WithPackshots = (jobs, { isPreview, limit }, hashes) =>
  isPreview ? preview(jobs.slice(0, Math.min(limit, 6))) : renderAll(jobs, limit, hashes)

/** What is done with the packshots that were chosen, by its command. */
const withPackshots: Readonly<Partial<Record<string, WithPackshots>>> = {
  plan: (jobs, _, hashes) => plan(jobs, hashes),
  render: makePackshots,
  all: async (jobs, options, hashes) => {
    await makePackshots(jobs, options, hashes)
    if (options.isPreview) return
    await makeStills(options)
    await makeMarks()
    say(await applyPictures())
    await makeContactSheets()
  },
}

async function run(options: Options, code: string): Promise<number> {
  const { command = '' } = options
  const make = makers[command]
  const work = withPackshots[command]
  if (command === 'check') return checkAll()
  if (make) await make(options)
  else if (work) await work(chosen(await catalogueJobs(), options), options, await rememberedHashes(code))
  else {
    const commands = ['check', ...Object.keys(makers), ...Object.keys(withPackshots)]
    say(`npm run imagery -- COMMAND, one of ${commands.sort().join(', ')}; see docs/imagery/README.md`)
    return 1
  }
  return 0
}

/** The commands of `npm run imagery`; `code` tells one state of this generator from another. */
export async function main(args: readonly string[], code: string): Promise<number> {
  try {
    return await run(optionsOf(args), code)
  } finally {
    closeStudios()
  }
}
