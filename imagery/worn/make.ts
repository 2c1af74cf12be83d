import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { z } from 'zod'
import { inBrowser } from '../files/browser'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import type { Options } from '../options'
import { say } from '../say'
import { wornPieces } from './pieces'
import { shotSchema } from './shot'

/**
 * Earrings on nothing, from nine sides, for the try-on: `public/pictures/worn-NAME.webp`, and where each hangs in its picture.
 * Drawn live by WebGL in a browser, because a piece that turns needs true transparency and a hundred and fifty small pictures.
 */
export async function makeWorn({ only }: Options): Promise<void> {
  const files = await readProducts()
  const looks = files.flatMap(({ products }) => products.flatMap(looksOf))
  const places: Record<string, z.infer<typeof shotSchema>['place']> = {}
  await inBrowser({ script: paths.turntable, name: 'turntable' }, async (page) => {
    for (const look of looks) {
      const worn = wornPieces[look.sku]
      if (!worn || (only && !look.sku.includes(only.toUpperCase()))) continue
      const name = pictureName(look)
      const shot: unknown = await page.evaluate(
        `turntable.shoot(${JSON.stringify(look)}, ${JSON.stringify(worn)})`,
      )
      const { picture, place } = shotSchema.parse(shot)
      places[name] = place
      for (const [size, heightMm] of Object.entries(worn.sizesMm ?? {}))
        places[`${name} ${size}`] = { ...place, heightMm: (place.heightMm * heightMm) / worn.heightMm }
      await sharp(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
        .webp({ quality: 84, alphaQuality: 90 })
        .toFile(join(paths.pictures, `worn-${name}.webp`))
      say(`worn-${name}`)
    }
  })
  if (!only) await writeFile(paths.worn, `${JSON.stringify(places, null, 2)}\n`)
}
