import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '@/contract/calls/purchase/bag'
import { call } from '@/lib/api/browser'
import { removeItem, storedItem, storeItem } from '@/lib/browser/storage'
import { cacheCart } from '../deferred-queries'
import { lineIdentity, matchingLines } from './edited-lines'

/** Keeps what is to be ordered while the bag is edited, for 120 minutes (B§9). */
export function keepCheckoutEdit(items: readonly CartItem[]): void {
  storeItem('checkout_edit', items.map(lineIdentity).join('\n'))
}

/** The identities of what is to be ordered; null while nothing is edited. */
export function storedCheckoutEdit(): string[] | null {
  return storedItem('checkout_edit')?.split('\n') ?? null
}

/**
 * Back at checkout, what was to be ordered is selected again as far as it is there, and the bag re-totalled; the rest stays
 * in the bag. Any other way to checkout, `from` says which, ends the editing. B§4
 */
export async function endCheckoutEdit(
  client: QueryClient,
  from: string | null,
  signal: AbortSignal,
): Promise<void> {
  const edited = storedCheckoutEdit()
  if (edited && from === 'checkout-edit') {
    const { items } = await call('getCart', { body: { source: 'checkout-edit', isSelected: false } }, signal)
    const inStock = matchingLines(items, edited).filter(({ isAvailable }) => isAvailable)
    const itemIds = inStock.map(({ id }) => id)
    if (itemIds.length > 0) cacheCart(client, await call('updateTotals', { body: { itemIds } }, signal))
  }
  removeItem('checkout_edit')
}
