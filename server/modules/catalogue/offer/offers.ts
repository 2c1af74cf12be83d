import { buyableBundle, buyableChild, type Choice } from './buyable'
import type { Selection, Variant } from '../facts/catalogue.repository'
import { chooseChild, chooseParts, defaultChild, defaultParts } from './choose'
import type { Family } from '../facts/families'

/** What a shopper asked for: a child's id, or a parent's with its options (a bundle: option id → selection id). */
export type Wish = { productId: string; options: Readonly<Record<string, string>> }

/** One thing to buy whose stock is yet to be read: the skus it takes from, and what it is with theirs. */
export type Offer = { skus: readonly string[]; withStock: (stock: ReadonlyMap<string, number>) => Choice }

/** What is still to be chosen: its code, and what a shopper calls it. */
export type Missing = { code: string; title: string }

/** What the wish leads to within its family, or what it leaves open; null where there is nothing to choose from. */
export function resolveWish(
  family: Family,
  { productId, options }: Wish,
): { offer: Offer } | { missing: Missing[] } | null {
  const { product, variants, selections } = family
  const child = variants.find(({ sku }) => sku === productId)
  if (child) return { offer: offerOfChild(family, child) }
  if (variants.length + selections.length === 0) return null

  if (product.type === 'bundle') {
    const parts = chooseParts(selections, options)
    if ('chosen' in parts) return { offer: offerOfParts(family, parts.chosen) }
    const titles = selections.map(({ optionId, optionTitle }) => ({ code: optionId, title: optionTitle }))
    return { missing: named(parts.missing, titles) }
  }
  const chosen = chooseChild(variants, product.attributes, options)
  if ('chosen' in chosen) return { offer: offerOfChild(family, chosen.chosen) }
  const titles = product.attributes.map(({ code, label }) => ({ code, title: label }))
  return { missing: named(chosen.missing, titles) }
}

/** What is bought under an id without options: a child, or a product's default choice. */
export function defaultOffer(family: Family, id: string): Offer | null {
  const child = family.variants.find(({ sku }) => sku === id)
  if (child) return offerOfChild(family, child)
  if (family.product.type === 'bundle') {
    const parts = defaultParts(family.selections)
    return parts.length > 0 ? offerOfParts(family, parts) : null
  }
  const first = defaultChild(family.variants)
  return first ? offerOfChild(family, first) : null
}

function offerOfChild(family: Family, child: Variant): Offer {
  return { skus: [child.sku], withStock: (stock) => childWithStock(family, child, stock) }
}

/** The last choice of each child: a full bag asks for dozens, and stock seldom moves between two requests. */
const choices = new WeakMap<Variant, Choice>()

function childWithStock(family: Family, child: Variant, stock: ReadonlyMap<string, number>): Choice {
  const known = choices.get(child)
  if (known?.stock === (stock.get(child.sku) ?? 0)) return known
  const choice = buyableChild(family, child, stock)
  choices.set(child, choice)
  return choice
}

function offerOfParts(family: Family, parts: readonly Selection[]): Offer {
  return { skus: parts.map(({ sku }) => sku), withStock: (stock) => buyableBundle(family, parts, stock) }
}

function named(codes: readonly string[], titles: readonly Missing[]): Missing[] {
  return codes.flatMap((code) => titles.find((title) => title.code === code) ?? [])
}
