import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { defaultChild } from '../../catalogue/offer/choose'

type ProductRow = ImportRowOf<'product'>
type Child = ProductRow['children'][number]

/** What a child costs: its own special price, its own price, else the parent's. Fen. */
export function childPriceFen(row: ProductRow, child: Child): number {
  return child.specialPriceFen ?? child.priceFen ?? row.specialPriceFen ?? row.priceFen ?? 0
}

/** What lists show: the default child's price and, where it is special, the one before. A bundle's follows from its parts. */
export function shownPrices(row: ProductRow): { priceFen: number; orgPriceFen: number | null } {
  const child = defaultChild(row.children)
  if (!child) return { priceFen: 0, orgPriceFen: null }

  const priceFen = childPriceFen(row, child)
  const before = child.priceFen ?? row.priceFen ?? 0
  return { priceFen, orgPriceFen: before > priceFen ? before : null }
}
