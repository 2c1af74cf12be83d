import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll, builtApi, builtStorefront, serveBuilt } from './build/build.mjs'
import { readyOrEnded, startNode } from './process/children.mjs'
import { apiEnvironment, readSettings, sandbox, storefrontEnvironment } from './environment.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { freePort } from './process/network.mjs'
import { reports } from './paths.mjs'

/** Builds what is stale and starts both programs on free ports with a database of their own, limits off. `name` marks its data, `more` are settings. */
export async function startStore(name, more = {}) {
  const settings = readSettings({
    ...sandbox,
    ...more,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: join(reports, `${name}-data`),
  })
  await buildAll(settings)
  rmSync(settings.dataDir, { recursive: true, force: true })

  await prepareDatabase(settings)

  const done = serveBuilt(settings)
  const production = { NODE_ENV: 'production' }
  const api = startNode('The commerce API', builtApi, {
    env: { ...apiEnvironment(settings), ...production },
    log: join(reports, `${name}-api.log`),
  })
  await readyOrEnded(api, `${settings.apiUrl}/health/ready`)
  const storefront = startNode('The storefront', builtStorefront, {
    env: { ...storefrontEnvironment(settings), ...production },
    log: join(reports, `${name}-storefront.log`),
  })
  await readyOrEnded(storefront, `${settings.storefrontUrl}/`)

  return {
    url: settings.storefrontUrl,
    apiUrl: settings.apiUrl,
    dataDir: settings.dataDir,
    stop: async () => {
      await Promise.all([storefront.stop(), api.stop()])
      done()
    },
  }
}
