import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suffixes, viewsOf } from '../cameras/cameras'
import type { View } from '../cameras/cameras'
import { labelsOf, looksOf, pictureName, readProducts, variationOf } from '../files/catalogue'
import type { Product } from '../files/catalogue'
import { hasFiles, readManifest } from '../files/manifest'
import { paths } from '../files/paths'
import { isRecord, recordsOf, rewrite } from '../files/rewrite'
import type { Family, Look } from '../models/entry'
import { entries } from '../models/registry'
import { stills } from '../stills/list'
import { categoryStills, loginStill, pageStills } from '../stills/places'

export type Image = { name: string; alt: string }

/** What a view is called in a picture's description: what is seen near is a detail. Shoes are built facing sideways. */
function wordOf(family: Family, { name, azimuth, near }: View): string {
  if (name === 'mannequin') return family === 'garment' ? '于人台上展示' : '悬于石膏手模上展示'
  if (near) return '细节'
  const turn = Math.abs(azimuth - (family === 'shoe' ? 90 : 0))
  if (turn > 65) return '侧面'
  return turn > 20 ? '侧前方' : '正面'
}

/** The pictures of one look, or nothing while its first view is not there. */
export function imagesOf(
  product: Product,
  look: Look,
  isThere: (name: string) => boolean,
): Image[] | undefined {
  const entry = entries[look.model]
  if (!entry) return undefined
  const stem = pictureName(look)
  const all = viewsOf(entry, look.params).map((view) => ({
    name: `${stem}${suffixes[view.name]}`,
    alt: [product.name, ...labelsOf(product, look), wordOf(entry.family, view)].join('，'),
  }))
  const [first] = all
  if (!first || !isThere(first.name)) return undefined
  return all.filter(({ name }) => isThere(name))
}

/** The new pictures of a product by the name of each look, or nothing while one of them is not complete. */
export function picturesOf(
  product: Product,
  isThere: (name: string) => boolean,
): Map<string, Image[]> | undefined {
  const byName = new Map<string, Image[]>()
  for (const look of looksOf(product)) {
    const images = imagesOf(product, look, isThere)
    if (!images) return undefined
    byName.set(pictureName(look), images)
  }
  return byName.size === 0 ? undefined : byName
}

const nameOfChild = (product: Product, options: Readonly<Record<string, string>>) =>
  pictureName({
    sku: product.sku,
    colourName: options['color'] ?? '',
    variation: variationOf(product, options),
  })

/** Writes the names of finished pictures into the catalogue; everything else in its files stays as it is. */
export async function applyPictures(): Promise<string> {
  const manifest = await readManifest()
  const isThere = (name: string) => name in manifest && hasFiles(name)
  const isStillThere = (name: string) => isThere(`still-${name}`) && isThere(`still-${name}-tall`)
  let [applied, waiting] = [0, 0]
  const ofCategory = new Map<string, string>()
  for (const { file, products } of await readProducts())
    await rewrite(file, (rows) => {
      for (const product of products) {
        const row = rows.find((one) => one['sku'] === product.sku)
        const pictures = picturesOf(product, isThere)
        if (!row || !pictures) {
          waiting += 1
          continue
        }
        applied += 1
        const [first] = pictures.values()
        row['images'] = first
        if (first?.[0]) noteCategories(ofCategory, product, first[0].name)
        for (const child of recordsOf(row['children'])) {
          const own = product.children.find(({ sku }) => sku === child['sku'])
          const images = own?.images && pictures.get(nameOfChild(product, own.options))
          if (images) child['images'] = images
        }
      }
    })
  await applyStills(isStillThere, ofCategory)
  return `${applied} products have their own pictures, ${waiting} wait for theirs.`
}

/** What a still is called to those who do not see it. */
const altOf = (name: string) => stills.find((still) => still.name === `still-${name}`)?.alt ?? ''

type IsThere = (still: string) => boolean

/** Puts finished pictures where they belong: categories, editorial pages, the login drawer. */
async function applyStills(isThere: IsThere, ofCategory: ReadonlyMap<string, string>): Promise<void> {
  for (const name of ['categories.json', 'categories-editorial.json'])
    await rewrite(join(paths.data, name), (rows) => {
      for (const row of rows) applyCategory(row, isThere, ofCategory)
    })
  await rewrite(join(paths.data, 'pages/editorial.json'), (rows) => {
    for (const row of rows) applyPage(row, isThere)
  })
  if (!isThere(loginStill)) return
  // One word of a long file that is set out by hand.
  const blocks = join(paths.data, 'blocks.json')
  const text = await readFile(blocks, 'utf8')
  await writeFile(blocks, text.replace(/("loginCoverImage": )"[^"]*"/, `$1"still-${loginStill}"`))
}

/** The first product of a category that has pictures stands for it, and for the categories above. */
function noteCategories(ofCategory: Map<string, string>, { categories }: Product, picture: string) {
  for (const category of categories) {
    const words = category.split('-')
    for (let count = words.length; count > 0; count -= 1) {
      const id = words.slice(0, count).join('-')
      if (!ofCategory.has(id)) ofCategory.set(id, picture)
    }
  }
}

/** A category shows its still, else a product of its own; another still stays. */
function applyCategory(
  row: Record<string, unknown>,
  isThere: IsThere,
  ofCategory: ReadonlyMap<string, string>,
) {
  const id = String(row['id'])
  const { image, promotion } = categoryStills[id] ?? {}
  const chosen = (still: string | undefined, present: unknown) => {
    if (still && isThere(still)) return `still-${still}`
    return String(present).startsWith('still-') ? present : (ofCategory.get(id) ?? present)
  }
  // Words beside a category's picture say what it is: its description stays the category's name.
  if (isRecord(row['image'])) row['image']['name'] = chosen(image, row['image']['name'])
  if (isRecord(row['navigation']) && row['navigation']['subImage'])
    row['navigation']['subImage'] = chosen(promotion, row['navigation']['subImage'])
}

function applyPage(row: Record<string, unknown>, isThere: IsThere) {
  const pictured = recordsOf(row['blocks']).filter((block) => isRecord(block['image']))
  for (const [at, still] of (pageStills[String(row['id'])] ?? []).entries()) {
    const block = pictured[at]
    if (block && isThere(still))
      block['image'] = { name: `still-${still}`, alt: altOf(still), phone: `still-${still}-tall` }
  }
}
