/** `npm run restore -- FILE`: an empty database, filled from a backup. */
import { ensureInstalled } from './support/packages/install.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { runBackup } = await import('./support/backup.mjs')
  return runBackup('restore')
})
