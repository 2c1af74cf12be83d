import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isPackable = (name) => /\.(js|css|json|svg|txt|map|wasm|bin)$/.test(name)

/** Below this packing saves nothing. Bytes. */
const SMALLEST = 256

/** Models come packed already: what packing them once more saves, it saves at once. */
const QUICK = 9

/** Packs the models of `folder` whose packed twin is missing or older: `x.glb.br` beside `x.glb`. */
export function packModels(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.glb'))) {
    const file = join(folder, name)
    const twin = statSync(`${file}.br`, { throwIfNoEntry: false })
    if (twin && twin.mtimeMs >= statSync(file).mtimeMs) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }),
    )
  }
}

/** Packs every file that packing makes smaller of `folder` once, as well as it goes: `x.js.br` and `x.js.gz` beside `x.js`. */
export function packAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter(isPackable)) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.byteLength < SMALLEST) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
