import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '@/contract/calls/purchase/bag'

/** Where the query cache keeps the bag. */
export const bagCache = { all: ['bag'], cart: ['bag', 'cart'], count: ['bag', 'count'] } as const

/** The newer of two answers: calls overtake one another, the version says which bag came later. */
export function newerCart(known: Cart | undefined, answered: Cart): Cart {
  return known && known.version > answered.version ? known : answered
}

/** Puts an answered bag into the query cache, unless a newer one is there already. */
export function cacheCart(client: QueryClient, answered: Cart): void {
  const cart = newerCart(client.getQueryData<Cart>(bagCache.cart), answered)
  client.setQueryData(bagCache.cart, cart)
  client.setQueryData(bagCache.count, cart.cartCount)
}

/** A renewed guest has another bag, empty and counted from the start: whatever comes next replaces what is kept. */
export function expectAnotherBag(client: QueryClient): void {
  client.setQueryData<Cart>(bagCache.cart, (cart) => cart && { ...cart, version: -1 })
  client.setQueryData(bagCache.count, 0)
}
