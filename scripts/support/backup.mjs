import { resolve } from 'node:path'
import { buildPrograms, builtBackup } from './build/build.mjs'
import { apiEnvironment, readSettings } from './environment.mjs'
import { runNode } from './process/children.mjs'
import { Stop, step } from './say.mjs'

const names = { save: 'Saving the database', restore: 'Restoring the database' }

/** Does `action` with the file named on the command line, on the database of the settings. */
export async function runBackup(action) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Stop('Which file? npm run backup -- FILE')
  await buildPrograms()
  const env = { ...apiEnvironment(readSettings()), NODE_ENV: 'production' }
  await step(names[action], async () => {
    const { code, output } = await runNode(builtBackup, [action, resolve(file)], { env, show: false })
    if (code !== 0) throw new Stop(output.trim())
  })
  return 0
}
