/** `npm run db:generate -- --name NAME`: the next migration, from what changed in server/db/schema/. */
import { runNode } from '../support/process/children.mjs'
import { bin } from '../support/paths.mjs'
import { run } from '../support/say.mjs'

await run(async () => (await runNode(bin('drizzle-kit'), ['generate', ...process.argv.slice(2)])).code)
