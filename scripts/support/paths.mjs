import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root; every script works from there, wherever it was called. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inRoot = (...parts) => join(root, ...parts)

export const reports = inRoot('.reports')

/** The JavaScript file behind a package's command, so that no shell or npx stands between. */
export function bin(packageName, command = packageName) {
  const manifest = inRoot('node_modules', packageName, 'package.json')
  const { bin: commands } = createRequire(import.meta.url)(manifest)
  return join(dirname(manifest), typeof commands === 'string' ? commands : commands[command])
}
