/**
 * `npm run backup -- FILE`: every row of the store's database in one file. `npm run restore -- FILE`: an empty database,
 * filled from such a file.
 */
import { resolve } from 'node:path'
import { ensureInstalled } from '../support/packages/install.mjs'
import { run, step, Stop } from '../support/say.mjs'

const steps = { save: 'Saving the database', restore: 'Restoring the database' }

await run(async () => {
  const [action, file] = process.argv.slice(2)
  if (!file) throw new Stop('Which file? npm run backup -- FILE')
  await ensureInstalled()
  const { buildPrograms, builtBackup } = await import('../support/build/build.mjs')
  const { apiEnvironment, readSettings } = await import('../support/environment.mjs')
  const { runNode } = await import('../support/process/children.mjs')

  await buildPrograms()
  const env = { ...apiEnvironment(readSettings()), NODE_ENV: 'production' }
  await step(steps[action], async () => {
    const { code, output } = await runNode(builtBackup, [action, resolve(file)], { env, show: false })
    if (code !== 0) throw new Stop(output.trim())
  })
})
