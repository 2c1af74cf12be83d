import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyOrEnded, runNode, startNode } from './children.mjs'
import { apiEnvironment, readSettings, sandbox, storefrontEnvironment } from './environment.mjs'
import { fingerprint, isFresh, writeStamp } from './fingerprint.mjs'
import { freePort } from './network.mjs'
import { bin, inRoot } from './paths.mjs'
import { Stop, step } from './say.mjs'

const serverSources = ['server', 'contract', 'scripts/build-server.mjs', 'tsconfig.json', 'package-lock.json']
const storefrontSources = [
  ...serverSources,
  ...['app', 'features', 'components', 'stores', 'lib', 'styles'],
  ...[
    'middleware.ts',
    'proxy.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.ts',
    'package.json',
  ],
]

const serverStamp = inRoot('dist/server/.stamp')
const storefrontStamp = inRoot('.next/.stamp')
export const builtApi = inRoot('dist/server/main.mjs')
/** Serves the built storefront on the port given as its argument. */
export const builtStorefront = inRoot('scripts/serve-storefront.mjs')

/** Bundles the commerce API and the operator's tool into dist/server/, when their sources have changed. */
export async function buildServer({ force = false } = {}) {
  const hash = fingerprint(serverSources)
  if (!force && existsSync(builtApi) && isFresh(serverStamp, hash)) return
  await step('Building the commerce API', async () => {
    const { code, output } = await runNode(inRoot('scripts/build-server.mjs'), [], { show: false })
    if (code !== 0) throw new Stop(output)
  })
  writeStamp(serverStamp, hash)
}

/** Builds both programs when sources, or the settings that pages are written with, have changed. */
export async function buildAll(settings, { force = false } = {}) {
  await buildServer({ force })

  const { COMMERCE_API_URL, SITE_URL } = settings.given
  const hash = fingerprint(storefrontSources, [COMMERCE_API_URL, SITE_URL])
  if (!force && existsSync(inRoot('.next/BUILD_ID')) && isFresh(storefrontStamp, hash)) return
  rmSync(storefrontStamp, { force: true })
  await withApi(settings, (source) =>
    step('Building the storefront', async () => {
      const env = { ...storefrontEnvironment(source), NODE_ENV: 'production' }
      const { code, output } = await runNode(bin('next'), ['build'], {
        env,
        show: false,
        log: inRoot('.reports/build.log'),
      })
      if (code !== 0) throw new Stop(`next build failed:\n${output}`)
    }),
  )
  writeStamp(storefrontStamp, hash)
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
