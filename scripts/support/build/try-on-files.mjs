import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths.mjs'
import { step } from '../say.mjs'
import { fingerprint, isFresh, writeStamp } from './fingerprint.mjs'
import { packAssets } from './pack-assets.mjs'

const folder = inRoot('public/try-on')
const stamp = join(folder, '.stamp')
const worker = 'features/try-on/worker'
const drawing = 'features/try-on/source/house-face.svg'
const sources = [
  ...[worker, 'features/try-on/lips', 'features/try-on/face', drawing],
  ...['scripts/support/build/try-on-files.mjs', 'package-lock.json'],
]

/** The networks a face is found and measured with, and the program they run in: with and without vector instructions. */
const copied = {
  '@vladmandic/human/models': ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'],
  '@tensorflow/tfjs-backend-wasm/dist': ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm'],
}

/**
 * Puts what trying on loads into public/try-on/, packed, when a source has changed: the worker in one file, the models, the house's
 * drawn face, and `files.json` with the sizes, from which the page says how far it is.
 */
export async function makeTryOnFiles() {
  const hash = fingerprint(sources)
  if (existsSync(folder) && isFresh(stamp, hash)) return
  await step('Packing the models of the try-on', async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [place, names] of Object.entries(copied))
      for (const name of names) cpSync(inRoot('node_modules', place, name), join(folder, name))
    const { build } = await import('esbuild')
    await build({
      entryPoints: [inRoot(worker, 'face-worker.ts')],
      outfile: join(folder, 'face-worker.js'),
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: ['chrome92', 'safari15.4'],
      logLevel: 'warning',
    })
    const { default: sharp } = await import('sharp')
    await sharp(inRoot(drawing))
      .resize(960, 1200)
      .webp({ quality: 86 })
      .toFile(join(folder, 'house-face.webp'))
    const sizes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size])
    writeFileSync(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(sizes)))
    packAssets(folder)
    writeStamp(stamp, hash)
  })
}
