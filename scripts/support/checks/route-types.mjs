import { existsSync } from 'node:fs'
import { runNode } from '../process/children.mjs'
import { bin, inRoot } from '../paths.mjs'

/** Next writes the types of the routes: lint and types read them, and a fresh clone has none. */
export async function writeRouteTypes() {
  if (!existsSync(inRoot('app'))) return { code: 0, output: '' }
  return runNode(bin('next'), ['typegen'], { show: false })
}
