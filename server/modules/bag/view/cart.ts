import type { Cart } from '@/contract/calls/purchase/bag'
import { noteJson } from '@/server/http/answer/known-json'
import { priceLines, type OfferedLine } from './bag-lines'
import { totalsOf } from './bag-totals'
import { cartPieces } from './cart-json'

/** From so many lines on a cart is sooner written by pieces than as a whole. */
const MANY_LINES = 8

/** The bag as it is shown, at these prices and this stock. B§3. */
export function cartOf(
  version: number,
  lines: readonly OfferedLine[],
  stock: ReadonlyMap<string, number>,
): Cart {
  const viewed = priceLines(lines, stock)
  const items = viewed.map(({ item }) => item)
  const cart: Cart = {
    version,
    items,
    total: totalsOf(items),
    cartCount: items.reduce((sum, item) => sum + item.qty, 0),
    upsellSku: items.find((item) => item.unavailableReason !== 'GONE')?.parentSku ?? null,
  }
  if (items.length >= MANY_LINES) noteJson(cart, () => cartPieces(cart, viewed))
  return cart
}
