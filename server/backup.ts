/** `backup save FILE` and `backup restore FILE`: every row of the database in one file. */
import { readConfig } from './config'
import { backUp, restore } from './db/backup/backup'

async function main([action, file]: string[]): Promise<void> {
  const work = { save: backUp, restore }[action ?? '']
  if (!work || !file) throw new Error('Say "save FILE" or "restore FILE".')
  await work(readConfig(), file)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
