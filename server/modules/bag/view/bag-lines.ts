import type { Db } from '@/server/db/client'
import { defaultOffer, resolveWish, type CatalogueFacts, type Offer } from '../../catalogue/catalogue.service'
import { stockOf } from '../../inventory/inventory.service'
import { viewLines, type ViewedLine } from './bag-view'
import type { StoredLine } from '../lines/bag.repository'

/** A line beside what is sold under it now, before its stock is read; null when the product is gone. */
export type OfferedLine = { line: StoredLine; offer: Offer | null }

/** What each line is now: a bundle is what its own options choose. */
export async function offerLines(
  db: Db,
  facts: CatalogueFacts,
  lines: readonly StoredLine[],
): Promise<OfferedLine[]> {
  const families = await facts.familiesOf(
    db,
    lines.map(({ sku }) => sku),
  )
  return lines.map((line) => {
    const family = families.get(line.sku)
    if (!family) return { line, offer: null }
    if (!line.isBundle) return { line, offer: defaultOffer(family, line.sku) }
    const result = resolveWish(family, { productId: line.sku, options: line.options })
    return { line, offer: result && 'offer' in result ? result.offer : null }
  })
}

/** What of each sku is on hand for these lines, as they were added and as they are sold now, and for `more`. */
export function stockFor(
  db: Db,
  lines: readonly OfferedLine[],
  more: readonly string[] = [],
): Promise<Map<string, number>> {
  const taken = lines.flatMap(({ line, offer }) => [
    ...line.parts.map(({ sku }) => sku),
    ...(offer?.skus ?? []),
  ])
  return stockOf(db, [...taken, ...more])
}

/** Lines at the prices and stock of now. */
export function priceLines(lines: readonly OfferedLine[], stock: ReadonlyMap<string, number>): ViewedLine[] {
  return viewLines(
    lines.map(({ line, offer }) => ({ ...line, choice: offer?.withStock(stock) ?? null })),
    stock,
  )
}
