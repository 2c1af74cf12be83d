/** `npm run check`: everything that is quick and deterministic; under a minute. */
import { ensureInstalled } from '../support/packages/install.mjs'
import { run, say } from '../support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { runStages, staticStages, quickUnitStage } = await import('../support/checks/stages.mjs')
  const { writeRouteTypes } = await import('../support/checks/route-types.mjs')

  await writeRouteTypes()
  const results = await runStages([quickUnitStage, ...staticStages({ lintCached: true })], 2)
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
  return failed.length === 0 ? 0 : 1
})
