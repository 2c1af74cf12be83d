import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// eslint-disable-next-line no-restricted-imports -- here a browser draws: nothing is tested
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import sharp from 'sharp'
import { z } from 'zod'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import type { Options } from '../options'
import { say } from '../say'
import { wornPieces } from './pieces'

const shotSchema = z.object({
  picture: z.string(),
  place: z.object({ x: z.number(), y: z.number(), heightMm: z.number() }),
})

/** Debian's browser, as everywhere in this repository; Playwright's own where there is none. */
const launch = () =>
  chromium
    .launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
    .catch(() => chromium.launch())

/**
 * Earrings on nothing, from five sides, for the try-on: `public/pictures/worn-NAME.webp`, and where each hangs in its picture.
 * Drawn live by WebGL in a browser, because a piece that turns needs true transparency and eighty small pictures.
 */
export async function makeWorn({ only }: Options): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [paths.turntable],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'turntable',
    logLevel: 'error',
  })
  const files = await readProducts()
  const looks = files.flatMap(({ products }) => products.flatMap(looksOf))
  const browser = await launch()
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const places: Record<string, z.infer<typeof shotSchema>['place']> = {}
  for (const look of looks) {
    const worn = wornPieces[look.sku]
    if (!worn || (only && !look.sku.includes(only.toUpperCase()))) continue
    const name = pictureName(look.sku, look.colourName)
    const shot: unknown = await page.evaluate(
      `turntable.shoot(${JSON.stringify(look)}, ${JSON.stringify(worn)})`,
    )
    const { picture, place } = shotSchema.parse(shot)
    places[name] = place
    await sharp(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
      .webp({ quality: 84, alphaQuality: 90 })
      .toFile(join(paths.pictures, `worn-${name}.webp`))
    say(`worn-${name}`)
  }
  await browser.close()
  if (!only) await writeFile(paths.worn, `${JSON.stringify(places, null, 2)}\n`)
}
