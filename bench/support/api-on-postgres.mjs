import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtApi } from '../../scripts/support/build/build.mjs'
import { apiEnvironment, readSettings, sandbox } from '../../scripts/support/environment.mjs'
import { ensurePostgres, startPostgres } from '../../scripts/support/packages/postgres.mjs'
import { reports } from '../../scripts/support/paths.mjs'
import { readyOrEnded, startNode } from '../../scripts/support/process/children.mjs'
import { freePort } from '../../scripts/support/process/network.mjs'

const OPS_TOKEN = 'operator-of-the-figures-on-a-server'

/**
 * What `work` answers of a commerce API on a PostgreSQL server of its own, which syncs what it commits; nothing where none is
 * installed.
 */
export async function withApiOnPostgres(work) {
  const programs = await ensurePostgres()
  if (!programs) return []
  const postgres = await startPostgres(programs, { isDurable: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'store-bench-'))
  const settings = readSettings({
    ...sandbox,
    OPS_TOKEN,
    APP_SECRET: 'for a store that runs on one machine for one run',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  })
  const api = startNode('The commerce API', builtApi, {
    env: { ...apiEnvironment(settings), NODE_ENV: 'production' },
    log: join(reports, 'bench-postgres-api.log'),
  })
  try {
    await readyOrEnded(api, `${settings.apiUrl}/health/ready`)
    const { storefrontUrl: url, apiUrl } = settings
    return await work({ url, apiUrl, dataDir }, OPS_TOKEN)
  } finally {
    await api.stop()
    postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
