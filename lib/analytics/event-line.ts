import type { CartItem } from '@/contract/calls/purchase/bag'

/** A line of a bag or an order as events name it: which piece, how many, at what price in fen. */
export function eventLine({ sku, qty, price }: Pick<CartItem, 'sku' | 'qty' | 'price'>) {
  return { sku, qty, price }
}
