import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Eight hex digits that are others as soon as a file of `folders` is: part of the address of every picture, film and model. */
export function picturesVersion(...folders) {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) {
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
    }
  return hash.digest('hex').slice(0, 8)
}
