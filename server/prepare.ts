/** Brings the database up to date and ends: what the commerce API does when it starts, as a step of its own. */
import { readConfig } from './config'
import { makePrivate } from './db/connection/private-files'
import { openDatabase } from './db/connection/open'
import { unlockPersonalData } from './db/personal-data'
import { prepareDatabase } from './seed/prepare'

async function main(): Promise<void> {
  const config = readConfig()
  makePrivate(config.dataDir)
  unlockPersonalData(config.personalDataKeys)
  const { close } = await openDatabase(config, (db) => prepareDatabase(db, new Date()))
  await close()
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The database could not be prepared: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
})
