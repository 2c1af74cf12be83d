import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import { item } from '../kit/plane/maths'
import type { Hex } from '../models/materials'
import { teethOf } from './edges'

/** Teeth in a thousand pixels of edge; hems with folds and cuffs have some that are none, the gaps between a glove's fingers more. */
const most = 8
const mostOfGloves = 11

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

/** Still read as toothed: petals as pale as the paper cross this dress's edges. Who gets below the limit leaves this list. */
const waiting = ['rw-0205-celeste']

/**
 * Where between its cloth and the paper an edge is looked for. A tooth of the cloth stands off at each of them; a soft shadow
 * beside a glove, a sheen or a row of holes along an edge only at some.
 */
const levels = [0.4, 0.5, 0.6, 0.7]

const lightness = (hex: Hex) => parseInt(hex.slice(1, 3), 16)

/** The teeth of a garment's picture, in the colour that stands out from its paper the most. */
async function teethOfPicture(name: string): Promise<number> {
  const file = join(paths.pictures, `${name}-960.webp`)
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const paper = item(data, 0)
  const own = data.filter((value) => value < paper - 25).toSorted()
  const cloth = item(own, Math.floor(own.length / 2))
  const teeth = levels.map((level) => {
    const limit = cloth + (paper - cloth) * level
    return teethOf({ ...info, isFilled: (x, y) => item(data, y * info.width + x) < limit })
  })
  return Math.min(...teeth)
}

describe('garments', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  const garments = products.flatMap((product) => {
    if (!['garment', 'knitwear', 'gloves'].includes(product.imagery?.model ?? '')) return []
    // A quilt bulges between its seams.
    if (product.imagery?.params?.['design'] === 'quilted-coat') return []
    const [darkest] = looksOf(product).toSorted((a, b) => lightness(a.colour) - lightness(b.colour))
    const limit = product.imagery?.model === 'gloves' ? mostOfGloves : most
    return darkest ? [{ name: pictureName(product.sku, darkest.colourName), limit }] : []
  })

  it.each(garments.filter(({ name }) => !waiting.includes(name)))(
    '$name has no teeth',
    async ({ name, limit }) => {
      expect(await teethOfPicture(name)).toBeLessThan(limit)
    },
  )

  it.each(waiting)('%s still stands off to and fro: once it does not, it leaves this list', async (name) => {
    expect(garments.map((garment) => garment.name)).toContain(name)
    expect(await teethOfPicture(name)).toBeGreaterThan(most)
  })
})
