/**
 * `npm run unit:postgres`: the API's tests on a PostgreSQL server instead of the embedded database, so that what
 * happens at once truly does. Uses the server of TEST_DATABASE_URL, else one of its own, made and removed here.
 */
import { runNode } from '../support/process/children.mjs'
import { bin } from '../support/paths.mjs'
import { ensurePostgres, withPostgres } from '../support/packages/postgres.mjs'
import { run } from '../support/say.mjs'

/** Kills the embedded database's program and looks for what it kept: says nothing about another one. */
const embeddedOnly = 'tests/durability.test.ts'

const runTests = async (url) => {
  const args = ['run', '--project', 'api', '--exclude', embeddedOnly, ...process.argv.slice(2)]
  const { code } = await runNode(bin('vitest'), args, { env: { ...process.env, TEST_DATABASE_URL: url } })
  return code
}

await run(async () => {
  if (process.env.TEST_DATABASE_URL) return runTests(process.env.TEST_DATABASE_URL)

  const programs = await ensurePostgres()
  if (!programs) return 1
  return withPostgres(programs, runTests)
})
