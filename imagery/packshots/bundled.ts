import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'

/**
 * A module of this folder for the tests of a file, bundled: read module by module, the loops over all triangles take several
 * times as long. What is answered gives its address, once the tests run.
 */
export function bundled(module: string): () => string {
  let folder = ''

  beforeAll(async () => {
    const cache = join(process.cwd(), 'node_modules/.cache')
    await mkdir(cache, { recursive: true })
    folder = await mkdtemp(join(cache, 'imagery-'))
    await build({
      entryPoints: [join(import.meta.dirname, module)],
      outfile: join(folder, 'bundle.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  return () => pathToFileURL(join(folder, 'bundle.mjs')).href
}
