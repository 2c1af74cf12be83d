import type { Db } from '@/server/db/client'
import { buyableBundle, buyableChild, type Buyable, type Choice } from './buyable'
import { chooseChild, chooseParts, defaultChild, defaultParts, type Chosen } from './choose'
import { loadFamilies, type Family } from './families'

export type { Buyable, Choice } from './buyable'
export { listItems } from './list-items'
export { listUpsells } from './upsells'
export { productsWith, tagsOfProducts } from './product-tags'
export { countListed, findListedUrls } from './catalogue.repository'

/** What a shopper asked for: a child's id, or a parent's with its options (a bundle: option id → selection id). */
export type Wish = { productId: string; options: Readonly<Record<string, string>> }

/** Id → what is bought under it; a parent's id stands for its default choice. What left the store is missing. */
export async function findBuyable(db: Db, ids: readonly string[]): Promise<Map<string, Buyable>> {
  const families = await loadFamilies(db, ids)
  const found = new Map<string, Buyable>()
  for (const id of ids) {
    const family = familyOf(families, id)
    const choice = family && (childById(family, id) ?? defaultChoice(family))
    if (choice) found.set(id, choice)
  }
  return found
}

/** What the wish leads to now; null when there is no such product, or its options do not choose one of it. */
export async function resolveChoice(db: Db, wish: Wish): Promise<Choice | null> {
  const family = familyOf(await loadFamilies(db, [wish.productId]), wish.productId)
  const result = family && choose(family, wish)
  return result && 'chosen' in result ? result.chosen : null
}

function familyOf(families: ReadonlyMap<string, Family>, id: string): Family | undefined {
  const own = families.get(id)
  if (own) return own
  for (const family of families.values()) if (family.variants.some(({ sku }) => sku === id)) return family
  return undefined
}

function choose(family: Family, { productId, options }: Wish): Chosen<Choice> {
  const child = childById(family, productId)
  if (child) return { chosen: child }

  if (family.product.type === 'bundle') {
    const parts = chooseParts(family.selections, options)
    return 'chosen' in parts ? { chosen: buyableBundle(family, parts.chosen) } : parts
  }
  const variant = chooseChild(family.variants, family.product.attributes, options)
  return 'chosen' in variant ? { chosen: buyableChild(family, variant.chosen) } : variant
}

function childById(family: Family, sku: string): Choice | undefined {
  const child = family.variants.find((variant) => variant.sku === sku)
  return child && buyableChild(family, child)
}

function defaultChoice(family: Family): Choice | undefined {
  if (family.product.type === 'bundle') {
    const parts = defaultParts(family.selections)
    return parts.length > 0 ? buyableBundle(family, parts) : undefined
  }
  const child = defaultChild(family.variants)
  return child && buyableChild(family, child)
}
