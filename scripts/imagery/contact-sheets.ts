import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { suffixes, views } from './cameras'
import { groundColour } from './finish'
import { looksOf, pictureName, readProducts } from './catalogue'
import { hasFiles, readManifest } from './manifest'
import { entries } from './models/index'
import { paths } from './paths'

const tile = { width: 240, height: 300 } as const
const columns = 8

/** The names of all finished pictures of products, by the model they are of, in the order of the catalogue. */
async function finishedByModel(): Promise<Map<string, string[]>> {
  const manifest = await readManifest()
  const byModel = new Map<string, string[]>()
  for (const { products } of await readProducts())
    for (const look of products.flatMap(looksOf)) {
      const family = entries[look.model]?.family
      if (!family) continue
      const names = views[family]
        .map((view) => `${pictureName(look.sku, look.colourName)}${suffixes[view.name]}`)
        .filter((name) => name in manifest && hasFiles(name))
      if (names.length > 0) byModel.set(look.model, [...(byModel.get(look.model) ?? []), ...names])
    }
  return byModel
}

/** One picture of all pictures of each model, to be looked at: `docs/imagery/MODEL.webp`. Answers their names. */
export async function makeContactSheets(): Promise<string[]> {
  const byModel = await finishedByModel()
  await mkdir(paths.sheets, { recursive: true })
  for (const [model, names] of byModel) {
    const rows = Math.ceil(names.length / columns)
    const tiles = await Promise.all(
      names.map(async (name, index) => ({
        input: await sharp(join(paths.pictures, `${name}-480.webp`))
          .resize(tile.width, tile.height)
          .toBuffer(),
        left: (index % columns) * tile.width,
        top: Math.floor(index / columns) * tile.height,
      })),
    )
    const sheet = await sharp({
      create: {
        width: tile.width * Math.min(columns, names.length),
        height: tile.height * rows,
        channels: 3,
        background: groundColour,
      },
    })
      .composite(tiles)
      .webp({ quality: 76 })
      .toBuffer()
    await writeFile(join(paths.sheets, `${model}.webp`), sheet)
  }
  return [...byModel.keys()]
}
