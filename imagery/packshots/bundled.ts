import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * A module of this folder as one file, for tests: read module by module, the loops over all triangles take several
 * times as long. Answers where it lies, and the folder that is to be removed afterwards.
 */
export async function bundled(module: string): Promise<{ url: string; folder: string }> {
  const cache = join(process.cwd(), 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'imagery-'))
  const outfile = join(folder, 'bundle.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, module)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return { url: pathToFileURL(outfile).href, folder }
}
