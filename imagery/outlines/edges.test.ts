import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import { clamp, item } from '../kit/plane/maths'
import type { Hex } from '../models/materials'
import { teethOf } from './edges'

/**
 * Teeth in a thousand pixels of edge. Hems with folds, quilts, cuffs, ends of a belt and blossoms as pale as the paper have
 * some that are none: up to 8 in what is sold, and 31 or more once an edge is toothed.
 */
const most = 10

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

  it('are those that every mask has', () => {
    const straight = field(() => 200)
    const toothed = field((y) => 200 + 2.5 * Math.sin(y / 5))
    const softer = field((y) => 203 + 2.5 * Math.sin(y / 5))
    expect(teethOf(toothed, softer)).toBeGreaterThan(15)
    expect(teethOf(toothed, straight)).toBe(0)
  })
})

/**
 * Where between its cloth and the paper an edge is looked for. A tooth of the cloth stands off at each of them; a soft shadow
 * beside a glove, a sheen, petals or a row of holes along an edge only at some.
 */
const levels = [0.4, 0.5, 0.6, 0.7] as const

const lightness = (hex: Hex) => parseInt(hex.slice(1, 3), 16)

type Grey = { data: Uint8Array; width: number; height: number }

async function greyOf(name: string): Promise<Grey> {
  const file = join(paths.pictures, `${name}-960.webp`)
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function teethOfPicture({ data, width, height }: Grey): number {
  const paper = item(data, 0)
  const own = data.filter((value) => value < paper - 25).toSorted()
  const cloth = item(own, Math.floor(own.length / 2))
  const maskAt = (level: number) => {
    const limit = cloth + (paper - cloth) * level
    return { width, height, isFilled: (x: number, y: number) => item(data, y * width + x) < limit }
  }
  const [first, ...others] = levels
  return teethOf(maskAt(first), ...others.map(maskAt))
}

/** The picture with its rows shifted to and fro by two pixels, as a badly cut side seam is. */
function toothed({ data, width, height }: Grey): Grey {
  const shifted = data.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return item(data, y * width + clamp(x + Math.round(2.5 * Math.sin(y / 5)), 0, width - 1))
  })
  return { data: shifted, width, height }
}

describe('garments', async () => {
  const products = (await readProducts()).flatMap((file) => file.products)
  /** In the colour that stands out from the paper the most. */
  const garments = products.flatMap((product) => {
    if (!['garment', 'knitwear', 'gloves'].includes(product.imagery?.model ?? '')) return []
    const [darkest] = looksOf(product).toSorted((a, b) => lightness(a.colour) - lightness(b.colour))
    return darkest ? [pictureName(darkest)] : []
  })

  it.each(garments)('%s has no teeth', async (name) => {
    expect(teethOfPicture(await greyOf(name))).toBeLessThan(most)
  })

  it.each(['rw-0205-celeste', 'rw-0105-noir', 'ha-0203-noir', 'rw-0402-celeste'])(
    '%s would be found out, were its edge toothed',
    async (name) => {
      expect(teethOfPicture(toothed(await greyOf(name)))).toBeGreaterThan(2.5 * most)
    },
  )
})
