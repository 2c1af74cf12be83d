import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyOrEnded, runNode, startNode } from './children.mjs'
import { apiEnvironment, readSettings, sandbox, storefrontEnvironment } from './environment.mjs'
import { fingerprint, isFresh, writeStamp } from './fingerprint.mjs'
import { freePort } from './network.mjs'
import { bin, inRoot } from './paths.mjs'
import { Stop, step } from './say.mjs'

const shared = ['contract', 'lib', 'tsconfig.json', 'package-lock.json']
const programSources = ['server', 'storefront', 'scripts/build-programs.mjs', ...shared]
const pageSources = [
  // The API's too: pages are written from its answers.
  ...['server', ...shared],
  ...['app', 'features', 'components', 'stores', 'styles'],
  ...[
    'middleware.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.ts',
    'package.json',
  ],
]

const programStamp = inRoot('dist/.stamp')
const pageStamp = inRoot('.next/.stamp')
export const builtApi = inRoot('dist/server/main.mjs')
export const builtStorefront = inRoot('dist/storefront/main.mjs')

/** Bundles the commerce API, the operator's tool and the server around Next into dist/, when their sources have changed. */
export async function buildPrograms({ force = false } = {}) {
  const hash = fingerprint(programSources)
  if (!force && existsSync(builtApi) && isFresh(programStamp, hash)) return
  await step('Building both programs', async () => {
    const { code, output } = await runNode(inRoot('scripts/build-programs.mjs'), [], { show: false })
    if (code !== 0) throw new Stop(output)
  })
  writeStamp(programStamp, hash)
}

/** Builds the programs and the pages when sources, or the settings that pages are written with, have changed. */
export async function buildAll(settings, { force = false } = {}) {
  await buildPrograms({ force })

  const { COMMERCE_API_URL, SITE_URL } = settings.given
  const hash = fingerprint(pageSources, [COMMERCE_API_URL, SITE_URL])
  if (!force && existsSync(inRoot('.next/BUILD_ID')) && isFresh(pageStamp, hash)) return
  rmSync(pageStamp, { force: true })
  await withApi(settings, (source) =>
    step('Building the pages', async () => {
      const env = { ...storefrontEnvironment(source), NODE_ENV: 'production' }
      const { code, output } = await runNode(bin('next'), ['build'], {
        env,
        show: false,
        log: inRoot('.reports/build.log'),
      })
      if (code !== 0) throw new Stop(`next build failed:\n${output}`)
    }),
  )
  writeStamp(pageStamp, hash)
}

/** Pages are written from the API's answers: lends a commerce API with the demo catalogue for the time of `work`. */
async function withApi(own, work) {
  if (!own.startsApi) return work(own)

  const dataDir = mkdtempSync(join(tmpdir(), 'store-build-'))
  const settings = readSettings({
    ...sandbox,
    SITE_URL: own.given.SITE_URL,
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
  })
  const api = startNode('The commerce API', [builtApi], {
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
