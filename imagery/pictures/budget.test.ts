import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import { formatsOf } from '../files/sizes'
import type { Format } from '../files/sizes'
import { budgetOf, budgetOfAll } from './encode'

type PictureFile = { file: string; name: string; width: number; format: Format; size: number }

const files = readdirSync(paths.pictures).flatMap((file): PictureFile[] => {
  const [, name, width, format] = /^(.*)-(\d+)\.(avif|webp)$/.exec(file) ?? []
  const { size } = statSync(join(paths.pictures, file))
  return name && (format === 'avif' || format === 'webp')
    ? [{ file, name, width: Number(width), format, size }]
    : []
})

/** Where a picture is named without a description of its own. */
const otherKeys = ['subImage', 'loginCoverImage']

/** All names of pictures in a file of the house's data. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  const isPicture = 'name' in value && 'alt' in value
  const own = Object.entries(value).flatMap(([key, name]) =>
    typeof name === 'string' &&
    (otherKeys.includes(key) || (isPicture && (key === 'name' || key === 'phone')))
      ? [name]
      : [],
  )
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

describe('the pictures of the store', () => {
  it('come from a render, each of them', async () => {
    const manifest = await readManifest()
    expect(files.filter(({ name }) => !(name in manifest)).map(({ file }) => file)).toEqual([])
  })

  it('are there for every name in the catalogue and on the pages', () => {
    const there = new Set(files.map(({ name }) => name))
    const data = readdirSync(paths.data, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )
    const missing = data.flatMap((file) =>
      namesIn(JSON.parse(readFileSync(join(paths.data, file), 'utf8')))
        .filter((name) => !there.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('are there in WebP only where it stands in for AVIF', () => {
    const unasked = files.filter(({ name, width, format }) => !formatsOf(name, width).includes(format))
    expect(unasked).toEqual([])
  })

  it('are light enough for a phone: a tile, a product, a campaign picture', () => {
    const heavy = files.filter(({ name, width, format, size }) => size > budgetOf(name, width, format))
    expect(heavy).toEqual([])
  })

  it('are at most 150 MB together', () => {
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(budgetOfAll)
  })
})
