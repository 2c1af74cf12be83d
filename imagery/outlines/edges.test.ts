import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import { item } from '../kit/plane/maths'
import type { Hex } from '../models/materials'
import { teethOf } from './edges'

/** Teeth in a thousand pixels of edge; hems with folds and cuffs have some that are none. */
const most = 8

const maskOf = (rows: readonly string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  isFilled: (x: number, y: number) => rows[y]?.[x] === '#',
})

/** A field of 300 by 300 whose right side lies where `edge` says. */
const field = (edge: (y: number) => number) =>
  maskOf(Array.from({ length: 300 }, (_, y) => '#'.repeat(Math.round(edge(y))).padEnd(300, ' ')))

describe('teeth of an edge', () => {
  it('are none on straight and softly curved ones', () => {
    expect(teethOf(field(() => 200))).toBe(0)
    expect(teethOf(field((y) => 200 + 30 * Math.sin(y / 100)))).toBe(0)
    expect(teethOf(field((y) => 120 + y / 3))).toBe(0)
  })

  it('are counted where an edge stands off to and fro', () => {
    expect(teethOf(field((y) => 200 + 2.5 * Math.sin(y / 5)))).toBeGreaterThan(15)
  })
})

/**
 * Still read as toothed: gloves by their sewn outer seams, a skirt by its pleats, light cloth where it comes near its paper's
 * white. Who gets below the limit leaves this list.
 */
const waiting = [
  'ac-0301-noir',
  'ha-0203-noir',
  'rw-0203-nuit',
  'rw-0205-celeste',
  'rw-0305-sable',
  'rw-0402-celeste',
]

const lightness = (hex: Hex) => parseInt(hex.slice(1, 3), 16)

/** How a garment stands out from its paper, in the colour that does so the most. */
async function edgeOf(name: string) {
  const file = join(paths.pictures, `${name}-960.webp`)
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const paper = item(data, 0)
  const own = data.filter((value) => value < paper - 25).toSorted()
  const middle = (paper + item(own, Math.floor(own.length / 2))) / 2
  return { ...info, isFilled: (x: number, y: number) => item(data, y * info.width + x) < middle }
}

describe('garments', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  const garments = products.flatMap((product) => {
    if (!['garment', 'knitwear', 'gloves'].includes(product.imagery?.model ?? '')) return []
    // A quilt bulges between its seams.
    if (product.imagery?.params?.['design'] === 'quilted-coat') return []
    const [darkest] = looksOf(product).toSorted((a, b) => lightness(a.colour) - lightness(b.colour))
    return darkest ? [pictureName(product.sku, darkest.colourName)] : []
  })

  it.each(garments.filter((name) => !waiting.includes(name)))('%s has no teeth', async (name) => {
    expect(teethOf(await edgeOf(name))).toBeLessThan(most)
  })

  it.each(waiting)('%s still stands off to and fro: once it does not, it leaves this list', async (name) => {
    expect(garments).toContain(name)
    expect(teethOf(await edgeOf(name))).toBeGreaterThan(most)
  })
})
