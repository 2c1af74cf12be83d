import type { Db } from '@/server/db/client'
import { findBuyable, resolveChoice, type Choice } from '../catalogue/catalogue.service'
import { stockOf } from '../inventory/inventory.service'
import { viewLines, type ViewedLine } from './bag-view'
import type { StoredLine } from './bag.repository'

/** Lines at the prices and stock of now. */
export async function priceLines(db: Db, lines: readonly StoredLine[]): Promise<ViewedLine[]> {
  const choices = await findChoices(db, lines)
  const priced = lines.map((line) => ({ ...line, choice: choices.get(line.id) ?? null }))
  const skus = priced.flatMap((line) => line.choice?.parts.map((part) => part.sku) ?? [])
  const stock = await stockOf(db, [...new Set(skus)])
  return viewLines(priced, stock)
}

/** Single pieces in one query; a bundle is what its own options choose. */
async function findChoices(db: Db, lines: readonly StoredLine[]): Promise<Map<string, Choice>> {
  const singles = lines.filter((line) => !line.isBundle).map((line) => line.sku)
  const buyables = await findBuyable(db, singles)
  const choices = new Map<string, Choice>()
  for (const line of lines) {
    const single = line.isBundle ? undefined : buyables.get(line.sku)
    if (single) choices.set(line.id, { ...single, bundleChildren: [] })
    if (!line.isBundle) continue
    const bundle = await resolveChoice(db, { productId: line.sku, options: line.options })
    if (bundle) choices.set(line.id, bundle)
  }
  return choices
}
