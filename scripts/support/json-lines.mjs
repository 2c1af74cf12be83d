import { existsSync, readFileSync } from 'node:fs'

/** What a sandbox has written so far, one object a line; the last line may still be being written. */
export function readJsonLines(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  return lines.map((line) => JSON.parse(line))
}
