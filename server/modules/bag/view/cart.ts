import type { Cart } from '@/contract/calls/purchase/bag'
import { priceLines, type OfferedLine } from './bag-lines'
import { totalsOf } from './bag-totals'

/** The bag as it is shown, at these prices and this stock. B§3. */
export function cartOf(
  version: number,
  lines: readonly OfferedLine[],
  stock: ReadonlyMap<string, number>,
): Cart {
  const items = priceLines(lines, stock).map(({ item }) => item)
  return {
    version,
    items,
    total: totalsOf(items),
    cartCount: items.reduce((sum, item) => sum + item.qty, 0),
    upsellSku: items.find((item) => item.unavailableReason !== 'GONE')?.parentSku ?? null,
  }
}
