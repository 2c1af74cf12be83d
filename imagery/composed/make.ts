import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { inBrowser } from '../files/browser'
import { looksOf, readProducts } from '../files/catalogue'
import { isDone, noteDone, readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import type { Options } from '../options'
import { encode } from '../pictures/encode'
import { groundColour } from '../pictures/tone'
import { say } from '../say'
import { composedBelts } from './belts'

/** Raised when light, camera or shapes change, so that all are drawn again. */
const EDITION = 6

/**
 * A picture of every belt a shopper may put together: of its bag and order, and where a browser does not draw in space. Drawn
 * live by WebGL, as the page itself draws it: Blender would take an hour.
 */
export async function makeComposed({ only, limit }: Options): Promise<void> {
  const files = await readProducts()
  const looks = files.flatMap(({ products }) => products.flatMap(looksOf))
  const manifest = await readManifest()
  const missing = composedBelts(looks)
    .map(({ name, belt }) => ({ name, belt, render: hashOf(belt) }))
    .filter(({ name, render }) => !isDone(manifest, name, render))
    .filter(({ name }) => !only || name.includes(only.toLowerCase()))
    .slice(0, limit)

  await inBrowser({ script: paths.photograph, name: 'studio' }, async (page) => {
    for (const { name, belt, render } of missing) {
      const shot = z.string().parse(await page.evaluate(`studio.photograph(${JSON.stringify(belt)})`))
      const { data, info } = await sharp(Buffer.from(shot.slice(shot.indexOf(',') + 1), 'base64'))
        .flatten({ background: groundColour })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      await encode(name, { data, width: info.width, height: info.height })
      await noteDone({ [name]: { render, ground: groundColour } })
      say(name)
    }
  })
}

const hashOf = (belt: object) =>
  `${createHash('sha256')
    .update(JSON.stringify([EDITION, belt]))
    .digest('hex')
    .slice(0, 16)}.live`
