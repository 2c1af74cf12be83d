import type { Db } from '@/server/db/client'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import {
  defaultOffer,
  resolveWish,
  type CatalogueFacts,
  type Family,
  type Offer,
} from '../../catalogue/catalogue.service'
import { stockOf } from '../../inventory/inventory.service'
import { viewLines, type ViewedLine } from './bag-view'
import { findSnapshots, type OnHand, type StoredLine } from '../lines/bag.repository'

/** A line beside what is sold under it now, before its stock is read, or what it shows of a product that is gone. */
export type OfferedLine = { line: StoredLine } & ({ offer: Offer } | { offer: null; snapshot: LineSnapshot })

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
  const offered = lines.map((line) => ({ line, offer: offerOf(line, families.get(line.sku)) }))
  const gone = offered.flatMap(({ line, offer }) => (offer ? [] : line.id))
  const snapshots = gone.length > 0 ? await findSnapshots(db, gone) : new Map<string, LineSnapshot>()
  return offered.flatMap(({ line, offer }): OfferedLine[] => {
    if (offer) return [{ line, offer }]
    const snapshot = snapshots.get(line.id)
    return snapshot ? [{ line, offer, snapshot }] : []
  })
}

function offerOf(line: StoredLine, family: Family | undefined): Offer | null {
  if (!family) return null
  if (!line.isBundle) return defaultOffer(family, line.sku)
  const result = resolveWish(family, { productId: line.sku, options: line.options })
  return result && 'offer' in result ? result.offer : null
}

/**
 * What of each sku is on hand for these lines, as they were added and as they are sold now, and for `more`. What was read with the
 * bag already, `onHand`, is not asked for again.
 */
export async function stockFor(
  db: Db,
  lines: readonly OfferedLine[],
  { more = [], onHand = new Map() }: { more?: readonly string[] | undefined; onHand?: OnHand } = {},
): Promise<Map<string, number>> {
  const taken = lines.flatMap(({ line, offer }) => [
    ...line.parts.map(({ sku }) => sku),
    ...(offer?.skus ?? []),
  ])
  const unknown = [...taken, ...more].filter((sku) => !onHand.has(sku))
  const stock = await stockOf(db, unknown)
  for (const [sku, pieces] of onHand) if (pieces !== null) stock.set(sku, pieces)
  return stock
}

/** Lines at the prices and stock of now. */
export function priceLines(lines: readonly OfferedLine[], stock: ReadonlyMap<string, number>): ViewedLine[] {
  return viewLines(
    // The line last, for the same reason as in `toItem`.
    lines.map((offered) =>
      offered.offer
        ? { choice: offered.offer.withStock(stock), ...offered.line }
        : { choice: null, snapshot: offered.snapshot, ...offered.line },
    ),
    stock,
  )
}
