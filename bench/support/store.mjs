import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll, builtApi } from '../../scripts/support/build.mjs'
import { readyOrEnded, startNode } from '../../scripts/support/children.mjs'
import { apiEnvironment, readSettings, storefrontEnvironment } from '../../scripts/support/environment.mjs'
import { freePort } from '../../scripts/support/network.mjs'
import { bin, reports } from '../../scripts/support/paths.mjs'

/** Builds what is stale and starts both programs on free ports with a database of their own, limits off. */
export async function startStore() {
  const settings = readSettings({
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: join(reports, 'bench-data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SMS_PROVIDER: 'sandbox',
    PAYMENT_PROVIDERS: 'sandbox',
    COMMERCE_API_URL: '',
    DATABASE_URL: '',
    STOREFRONT_URLS: '',
  })
  await buildAll(settings)
  rmSync(settings.dataDir, { recursive: true, force: true })

  const production = { NODE_ENV: 'production' }
  const api = startNode('The commerce API', [builtApi], {
    env: { ...apiEnvironment(settings), ...production },
    log: join(reports, 'bench-api.log'),
  })
  await readyOrEnded(api, `${settings.apiUrl}/health/ready`)
  const storefront = startNode('The storefront', [bin('next'), 'start', '-p', String(settings.port)], {
    env: { ...storefrontEnvironment(settings), ...production },
    log: join(reports, 'bench-storefront.log'),
  })
  await readyOrEnded(storefront, `${settings.storefrontUrl}/`)

  return {
    url: settings.storefrontUrl,
    apiUrl: settings.apiUrl,
    dataDir: settings.dataDir,
    stop: () => Promise.all([storefront.stop(), api.stop()]),
  }
}
