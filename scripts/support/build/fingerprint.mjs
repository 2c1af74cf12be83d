import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../paths.mjs'

const isTest = (name) => /\.test\.tsx?$/.test(name) || name === 'testing'

function* filesIn(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) if (!isTest(name)) yield* filesIn(join(path, name))
}

/** A hash of the contents of files and folders (tests left out), and of further words that matter. */
export function fingerprint(paths, words = []) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word ?? ''}\0`)
  for (const path of paths) {
    for (const file of filesIn(inRoot(path))) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether `stampFile` was written for this very hash. */
export function isFresh(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}
