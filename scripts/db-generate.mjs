/** `npm run db:generate`: writes the one initial migration anew from server/db/schema/. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { runNode } from './support/children.mjs'
import { bin, inRoot } from './support/paths.mjs'
import { run } from './support/say.mjs'

const migrations = inRoot('server/db/migrations')
const before = inRoot('server/db/migrations.before')

await run(async () => {
  rmSync(before, { recursive: true, force: true })
  if (existsSync(migrations)) renameSync(migrations, before)
  const { code } = await runNode(bin('drizzle-kit'), ['generate', '--name', 'initial'])
  if (existsSync(migrations)) rmSync(before, { recursive: true, force: true })
  else if (existsSync(before)) renameSync(before, migrations)
  return code
})
