import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgetOf, budgetOfAll } from './encode'
import { readManifest } from './manifest'
import { paths } from './paths'

const files = readdirSync(paths.pictures).map((file) => ({
  file,
  bytes: statSync(join(paths.pictures, file)).size,
}))

describe('the pictures of the store', () => {
  it('are light enough for a phone: a tile, a product, a campaign picture', async () => {
    const manifest = await readManifest()
    const heavy = files.filter(({ file, bytes }) => {
      const [, name = '', width, format] = /^(.*)-(\d+)\.(avif|webp)$/.exec(file) ?? []
      // Stand-ins are not measured: each goes when its product has a picture of its own.
      if (!(name in manifest) || (format !== 'avif' && format !== 'webp')) return false
      return bytes > budgetOf(name, Number(width), format)
    })
    expect(heavy).toEqual([])
  })

  it('are at most 120 MB together', () => {
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budgetOfAll)
  })
})
