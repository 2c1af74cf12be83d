import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import { withDetail } from '../kit/plane/detail'
import { entries } from '../models/registry'
import type { Options } from '../options'
import { say } from '../say'
import { madeFrom } from './file'
import { packed } from './pack'
import { turnedPieces } from './pieces'

/** The models that are turned on the pages of their products: `public/models/TOKEN.glb`. What is made from the same is left as it is. */
export async function makeTurned({ only, limit }: Options): Promise<void> {
  await mkdir(paths.models, { recursive: true })
  const files = await readProducts()
  let made = 0
  for (const piece of turnedPieces(files.flatMap(({ products }) => products))) {
    const file = join(paths.models, `${piece.token}.glb`)
    const before = await readFile(file).catch(() => null)
    if (
      only &&
      !only
        .toLowerCase()
        .split(',')
        .some((part) => piece.token.includes(part))
    )
      continue
    if (made >= limit || (before && madeFrom(before) === piece.made)) continue
    const entry = entries[piece.look.model]
    if (!entry) throw new Error(`No model called ${piece.look.model}`)
    const glb = await packed({
      model: withDetail(piece.detail, () => entry.build(piece.look.params)),
      sheet: entry.sheet(piece.look),
      tolerance: piece.tolerance,
      note: { made: piece.made },
    })
    await writeFile(file, glb)
    made += 1
    say(`${piece.token}: ${Math.round(brotliCompressSync(glb).byteLength / 1000)} KB over the wire`)
  }
}
