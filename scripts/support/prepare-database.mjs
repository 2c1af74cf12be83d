import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPrepare } from './build/build.mjs'
import { apiEnvironment } from './environment.mjs'
import { runNode } from './process/children.mjs'
import { Stop, step } from './say.mjs'

/**
 * Fills a new embedded database in a process of its own: the memory that takes would stay with the commerce API for as
 * long as it runs.
 */
export async function prepareDatabase(settings) {
  const isEmbedded = settings.startsApi && !settings.given.DATABASE_URL
  if (!isEmbedded || existsSync(join(settings.dataDir, 'db'))) return

  await step('Filling the database', async () => {
    const env = { ...apiEnvironment(settings), NODE_ENV: 'production' }
    const { code, output } = await runNode(builtPrepare, [], { env, show: false })
    if (code !== 0) throw new Stop(output)
  })
}
