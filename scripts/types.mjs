/** `npm run types`: Next writes the types of the routes, then TypeScript checks everything. */
import { existsSync } from 'node:fs'
import { runNode } from './support/process/children.mjs'
import { bin, inRoot } from './support/paths.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  if (existsSync(inRoot('app'))) {
    const { code, output } = await runNode(bin('next'), ['typegen'], { show: false })
    if (code !== 0) {
      console.error(output)
      return code
    }
  }
  return (await runNode(bin('typescript', 'tsc'), ['--noEmit', '--pretty', 'false'])).code
})
