import type { CartItem, Totals } from '@/contract/calls/purchase/bag'

type Counted = Pick<CartItem, 'isSelected' | 'rowTotal' | 'qty'>

/** Delivery is free and taxes are in the price (decisions, «Orders»). Fen. */
const SHIPPING_FEN = 0

/** Totals of the selected lines. B§3. Fen. */
export function totalsOf(items: readonly Counted[]): Totals {
  const selected = items.filter((item) => item.isSelected)
  const subtotal = selected.reduce((sum, item) => sum + item.rowTotal, 0)
  return {
    subtotal,
    shipping: SHIPPING_FEN,
    grand: subtotal + SHIPPING_FEN,
    selectedQty: selected.reduce((sum, item) => sum + item.qty, 0),
  }
}
