import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Modes of what only the store's own user may see. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Makes a folder and all in it its owner's alone: what an older version left open is closed at every start. */
export function makePrivate(folder: string): void {
  if (!existsSync(folder)) return
  chmodSync(folder, PRIVATE_FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makePrivate(path)
    else if (entry.isFile()) chmodSync(path, PRIVATE_FILE)
  }
}
