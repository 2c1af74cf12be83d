import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { checkCatalogue } from './check'

let folder = ''
let check: typeof checkCatalogue

/** Bundled first: read module by module, the loops over all triangles take several times as long. */
beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules/.cache/imagery-'))
  const outfile = join(folder, 'check.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'check.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const bundled: { checkCatalogue: typeof checkCatalogue } = await import(
    /* @vite-ignore */ pathToFileURL(outfile).href
  )
  check = bundled.checkCatalogue
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('models of the catalogue: closed, no flipped faces, inside their box, stitches on the surface', () => {
  for (const family of ['bag', 'small', 'belt'])
    it(`holds for every set of parameters of the family ${family}`, async () => {
      const { shapes, faults } = await check(family)
      expect(faults).toEqual([])
      expect(shapes).toBeGreaterThan(10)
    }, 120_000)

  // Heavier to build: one of each model here, all of them with `npm run imagery -- check`.
  for (const family of ['shoe', 'jewel', 'ring', 'eyewear', 'bottle', 'object', 'textile', 'garment'])
    it(`holds for each model of the family ${family}`, async () => {
      const { faults } = await check(family, true)
      expect(faults).toEqual([])
    }, 120_000)
})
