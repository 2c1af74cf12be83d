import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { inTurn } from '../files/in-turn'
import { paths } from '../files/paths'
import { stable } from '../render/hash'
import type { Job } from './jobs'

const file = paths.work('hashes.json')
const schema = z.object({ code: z.string(), hashes: z.record(z.string(), z.string()) })

/**
 * The hashes of renders, remembered as long as the generator's code is the same: building a model only to see that its
 * picture is there takes a second, and there are hundreds.
 */
export async function rememberedHashes(code: string) {
  const found = existsSync(file) ? schema.safeParse(JSON.parse(await readFile(file, 'utf8'))) : undefined
  const hashes = found?.success && found.data.code === code ? found.data.hashes : {}
  const write = inTurn()
  const keyOf = ({ shape, view, sheet, isFlagged }: Job) =>
    createHash('sha256')
      .update(stable([shape, view, sheet, isFlagged]))
      .digest('hex')
  return {
    of: (job: Job) => hashes[keyOf(job)],
    async note(job: Job, hash: string) {
      hashes[keyOf(job)] = hash
      await write(async () => {
        await writeFile(`${file}.part`, JSON.stringify({ code, hashes }))
        await rename(`${file}.part`, file)
      })
    },
  }
}
