/** `npm run backup -- FILE`: every row of the store's database in one file, which `npm run restore` takes. */
import { ensureInstalled } from './support/packages/install.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { runBackup } = await import('./support/backup.mjs')
  return runBackup('save')
})
