import { existsSync, readFileSync } from 'node:fs'
import { runCommand } from '../process/children.mjs'
import { inRoot } from '../paths.mjs'
import { Stop, step } from '../say.mjs'

const oldestNode = [20, 19]

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  if (!isNewEnough) {
    throw new Stop(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
}

const packagesOf = (lockFile) => JSON.parse(readFileSync(inRoot(lockFile), 'utf8')).packages

/** Whether node_modules holds what package-lock.json asks for: npm keeps its own list of what it installed. */
export function isInstalled() {
  const installedList = 'node_modules/.package-lock.json'
  if (!existsSync(inRoot(installedList))) return false
  const installed = packagesOf(installedList)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

/** `npm ci`, when node_modules is missing or was installed from another package-lock.json. */
export async function ensureInstalled() {
  requireNode()
  if (isInstalled()) return

  await step('Installing packages (npm ci)', async () => {
    // Tests and the build need the development packages whatever NODE_ENV says.
    const { code, output } = await runCommand('npm', ['ci', '--include=dev'], { show: false })
    if (code !== 0) throw new Stop(`npm ci failed:\n${output}`)
  })
}
