/** `npm run types`: Next writes the types of the routes, then TypeScript checks everything. */
import { writeRouteTypes } from '../support/checks/route-types.mjs'
import { runNode } from '../support/process/children.mjs'
import { bin } from '../support/paths.mjs'
import { run } from '../support/say.mjs'

await run(async () => {
  const { code, output } = await writeRouteTypes()
  if (code !== 0) {
    console.error(output)
    return code
  }
  return (await runNode(bin('typescript', 'tsc'), ['--noEmit', '--pretty', 'false'])).code
})
