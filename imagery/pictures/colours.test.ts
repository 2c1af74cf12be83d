import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import type { Hex } from '../models/materials'

/** Pixels in ten thousand of a product. Filigree and the code's own noise make up to four. */
const most = 10

/** Of 255: at 16 and below a piece is a hole in the picture. */
const leastBlack = 17

/** How strong a colour is, of 255. */
const strengthOf = (red: number, green: number, blue: number) =>
  Math.max(red, green, blue) - Math.min(red, green, blue)

/** Its hue in degrees: 0 is red, 120 green; gold and leather lie between 20 and 60. */
function hueOf(red: number, green: number, blue: number) {
  const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return ((turn * 180) / Math.PI + 360) % 360
}

function isStrange(red: number, green: number, blue: number) {
  if (strengthOf(red, green, blue) < 22) return false
  const hue = hueOf(red, green, blue)
  return hue > 75 && hue < 345
}

const isPaper = (red: number, green: number, blue: number) =>
  Math.abs(red - 241) + Math.abs(green - 240) + Math.abs(blue - 238) < 24

/** Black, white, grey or beige: no green, blue or violet may be seen in what has this dye. */
function isNeutral(hex: Hex) {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16)
  const colour = [part(1), part(3), part(5)] as const
  const [hue, strength] = [hueOf(...colour), strengthOf(...colour)]
  return strength < 8 || (strength < 48 && hue > 20 && hue < 75)
}

/** How many pixels in ten thousand of a product are green, blue or violet. */
async function strangePixels(file: string) {
  const data = await sharp(file).removeAlpha().raw().toBuffer()
  let [strange, all] = [0, 1]
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (isPaper(red, green, blue)) continue
    all += 1
    if (isStrange(red, green, blue)) strange += 1
  }
  return (strange / all) * 1e4
}

/** How light the half of a black piece is that is darker than its other half, of 255. */
async function middleOfBlack(file: string) {
  const data = await sharp(file).removeAlpha().greyscale().raw().toBuffer()
  const dark = data.filter((value) => value < 110).sort()
  return dark[dark.length >> 1] ?? 255
}

const views = ['', '-front', '-second', '-detail', '-mannequin']
const products = (await readProducts()).flatMap((file) => file.products)
/** All pictures of a look that are there. */
const picturesOf = (name: string) =>
  views.map((view) => join(paths.pictures, `${name}${view}-480.avif`)).filter((file) => existsSync(file))
/** Striped in a colour of their own, whatever their cloth. */
const striped = ['breton']

describe('what is dyed over a strong colour shows nothing of it', () => {
  const looks = products
    .map(looksOf)
    .filter((colours) => colours.length > 1)
    .flat()
    .filter(({ colour, params }) => isNeutral(colour) && !striped.includes(String(params['design'])))
  const names = [...new Set(looks.map(pictureName))]

  it('in any black, grey or pale product', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    for (const file of names.flatMap(picturesOf)) {
      const count = await strangePixels(file)
      if (count > most) faults.push(`${basename(file)}: ${count.toFixed(0)}`)
    }
    expect(names.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  it('while a navy dress is blue', async () => {
    expect(await strangePixels(join(paths.pictures, 'rw-0203-nuit-480.avif'))).toBeGreaterThan(100 * most)
  })
})

it('black clothes are light enough for their folds to be seen', { timeout: 60_000 }, async () => {
  const looks = products
    .flatMap(looksOf)
    .filter(({ model, colourName }) => /^(garment|knitwear|scarf|hat)$/.test(model) && colourName === 'noir')
  const pictures = looks.flatMap((look) => picturesOf(pictureName(look)))
  const faults: string[] = []
  for (const file of pictures) {
    const middle = await middleOfBlack(file)
    if (middle < leastBlack) faults.push(`${basename(file)}: ${middle}`)
  }
  expect(pictures.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
