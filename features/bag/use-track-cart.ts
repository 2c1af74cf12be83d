import { useEffect } from 'react'
import type { Cart } from '@/contract/calls/purchase/bag'
import { eventLine } from '@/lib/analytics/event-line'
import { track } from '@/lib/analytics/track'

/** Tells the analytics what is in a bag that is shown, and again when it changes. S26. */
export function useTrackCart(cart: Cart | undefined): void {
  useEffect(() => {
    if (cart) track({ event: 'cart_list', payload: { lines: cart.items.map(eventLine) } })
  }, [cart])
}
