import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { suffixes, viewsOf } from '../cameras/cameras'
import { looksOf, pictureName, readProducts } from '../files/catalogue'
import { hasFiles, readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import { entries } from '../models/registry'
import { groundColour } from '../pictures/tone'
import { stills } from '../stills/list'

/** How large each picture is on a sheet, and how many stand side by side. */
type Grid = { width: number; height: number; columns: number }

const packshots: Grid = { width: 240, height: 300, columns: 8 }
const wideStills: Grid = { width: 480, height: 270, columns: 4 }
const tallStills: Grid = { width: 240, height: 300, columns: 8 }

const isOnMannequin = (name: string) => name.endsWith(suffixes.mannequin)

/**
 * The names of all finished pictures of products, by the model they are of, in the order of the catalogue; those on
 * mannequins have a sheet of their own.
 */
async function finishedByModel(): Promise<Map<string, string[]>> {
  const manifest = await readManifest()
  const byModel = new Map<string, string[]>()
  for (const { products } of await readProducts())
    for (const look of products.flatMap(looksOf)) {
      const entry = entries[look.model]
      if (!entry) continue
      const names = viewsOf(entry, look.params)
        .map((view) => `${pictureName(look)}${suffixes[view.name]}`)
        .filter((name) => name in manifest && hasFiles(name))
      if (names.length > 0) byModel.set(look.model, [...(byModel.get(look.model) ?? []), ...names])
    }
  return byModel
}

/** One picture of many: `docs/imagery/FILE.webp`. */
async function makeSheet(file: string, names: readonly string[], { width, height, columns }: Grid) {
  const tiles = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(join(paths.pictures, `${name}-480.avif`))
        .resize(width, height)
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  )
  const sheet = await sharp({
    create: {
      width: width * Math.min(columns, names.length),
      height: height * Math.ceil(names.length / columns),
      channels: 3,
      background: groundColour,
    },
  })
    .composite(tiles)
    .webp({ quality: 76 })
    .toBuffer()
  await writeFile(join(paths.sheets, `${file}.webp`), sheet)
}

/** Sheets to be looked at: one of all pictures of each model, and the campaign stills in both cuts. */
export async function makeContactSheets(): Promise<void> {
  await mkdir(paths.sheets, { recursive: true })
  const byModel = await finishedByModel()
  for (const [model, names] of byModel)
    await makeSheet(
      model,
      names.filter((name) => !isOnMannequin(name)),
      packshots,
    )
  const worn = [...byModel.values()].flat().filter(isOnMannequin)
  if (worn.length > 0) await makeSheet('mannequins', worn, packshots)
  const finished = stills.map(({ name }) => name).filter((name) => hasFiles(name) && hasFiles(`${name}-tall`))
  if (finished.length === 0) return
  await makeSheet('stills', finished, wideStills)
  await makeSheet(
    'stills-tall',
    finished.map((name) => `${name}-tall`),
    tallStills,
  )
}
