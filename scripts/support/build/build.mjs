import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyOrEnded, runNode, startNode } from '../process/children.mjs'
import { apiEnvironment, readSettings, sandbox, storefrontEnvironment } from '../environment.mjs'
import { compileAhead } from './compile-ahead.mjs'
import { fingerprint, isFresh, writeStamp } from './fingerprint.mjs'
import { alone, recordServing, servedPorts } from '../process/lock.mjs'
import { freePort } from '../process/network.mjs'
import { packAssets, packModels } from './pack-assets.mjs'
import { makeTryOnFiles } from './try-on-files.mjs'
import { bin, inRoot } from '../paths.mjs'
import { picturesVersion } from './pictures-version.mjs'
import { Stop, step } from '../say.mjs'

const shared = ['contract', 'lib', 'tsconfig.json', 'package-lock.json']
const programSources = ['server', 'storefront', 'telemetry', 'scripts/programs/build-programs.mjs', ...shared]
const pageSources = [
  // The API's too: pages are written from its answers.
  ...['server', ...shared],
  ...['app', 'features', 'components', 'stores', 'styles'],
  ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts', 'package.json'],
]

const programStamp = inRoot('dist/.stamp')
const pageStamp = inRoot('.next/.stamp')
/**
 * How both programs are started. What they keep fits into a quarter of the first; a heap without a limit near it is swept so seldom
 * that filling the store, or a thousand unknown addresses, leave hundreds of megabytes behind. The second is room for young
 * objects, where Node's own takes up to 50 MB more; with the third garbage is collected at a third more than is in use. What it
 * costs and saves: `bench/README.md`. The same stands in `deploy/`.
 */
const heap = ['--max-old-space-size=512', '--max-semi-space-size=4', '--heap-growing-percent=30']
const apiProgram = inRoot('dist/server/main.mjs')
export const builtPrepare = inRoot('dist/server/prepare.mjs')
export const builtBackup = inRoot('dist/server/backup.mjs')
export const builtApi = [...heap, apiProgram]
export const builtStorefront = [...heap, inRoot('dist/storefront/main.mjs')]

/** Bundles the commerce API, the operator's tool and the server around Next into dist/, when their sources have changed. */
export async function buildPrograms({ force = false } = {}) {
  if (!force && areProgramsFresh()) return
  await step('Building both programs', async () => {
    const { code, output } = await runNode(inRoot('scripts/programs/build-programs.mjs'), [], { show: false })
    if (code !== 0) throw new Stop(output)
  })
  writeStamp(programStamp, fingerprint(programSources))
}

const areProgramsFresh = () => existsSync(apiProgram) && isFresh(programStamp, fingerprint(programSources))

/** Where those who start at the same moment wait for each other, and where running stores are noted. */
const lock = inRoot('.reports/build.lock')
const serving = inRoot('.reports/serving')

/**
 * Builds the programs and the pages when their sources, or the API that pages are written from, have changed. The address of
 * the site is no part of a build: pages that name another are read anew when the store starts.
 */
export async function buildAll(settings, { force = false } = {}) {
  await alone(lock, async () => {
    await makeTryOnFiles()
    packModels(inRoot('public/models'))
    const pictures = picturesVersion(
      ...['pictures', 'films', 'models', 'try-on'].map((kind) => inRoot('public', kind)),
    )
    const hash = fingerprint(pageSources, [settings.given.COMMERCE_API_URL, pictures])
    const isPageFresh = !force && existsSync(inRoot('.next/BUILD_ID')) && isFresh(pageStamp, hash)
    if (isPageFresh && areProgramsFresh()) return
    requireNobodyServing()
    await buildPrograms({ force })
    if (isPageFresh) return
    rmSync(pageStamp, { force: true })
    await withApi(settings, (source) => buildPages(source, pictures))
    writeStamp(pageStamp, hash)
  })
}

/** Notes that a store serves what was built here, so that no build replaces it; answers the undo. */
export const serveBuilt = ({ port }) => recordServing(serving, port)

function requireNobodyServing() {
  const [port] = servedPorts(serving)
  if (port === undefined) return
  throw new Stop(
    `The sources have changed, and the store on port ${port} serves what was built here. Stop it first, then start anew.`,
  )
}

/** Pages name their pictures by a version, which the server around them reads. */
async function buildPages(source, pictures) {
  await step('Building the pages', async () => {
    const own = { NODE_ENV: 'production', NEXT_PUBLIC_PICTURES_VERSION: pictures }
    const env = { ...storefrontEnvironment(source), ...own }
    const { code, output } = await runNode(bin('next'), ['build'], {
      env,
      show: false,
      log: inRoot('.reports/build.log'),
    })
    if (code !== 0) throw new Stop(`next build failed:\n${output}`)
    compileAhead(inRoot('.next'))
    packAssets(inRoot('.next/static'))
    writeFileSync(inRoot('.next/pictures-version'), pictures)
  })
}

/** Pages are written from the API's answers: lends a commerce API with the demo catalogue for the time of `work`. */
async function withApi(own, work) {
  if (!own.startsApi) return work(own)

  const dataDir = mkdtempSync(join(tmpdir(), 'store-build-'))
  const settings = readSettings({
    ...sandbox,
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
  })
  const api = startNode('The commerce API', builtApi, {
    env: { ...apiEnvironment(settings), NODE_ENV: 'production' },
    log: inRoot('.reports/build-api.log'),
  })
  try {
    await step('Starting a commerce API to write the pages from', () =>
      readyOrEnded(api, `${settings.apiUrl}/health/ready`),
    )
    return await work(settings)
  } finally {
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
