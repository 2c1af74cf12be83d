import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Cart } from '@/contract/calls/purchase/bag'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { openQuickLogin } from '@/stores/login-store'
import { bagCache } from './deferred-queries'
import { keepCheckoutEdit, storedCheckoutEdit } from './edit/checkout-edit'

/**
 * The way from the bag to checkout: waits for changes that are still on their way, then leads a customer there
 * and offers everybody else the quick login, which goes on to `/checkout?from=pdp` (A§4). Who edits an order goes back to it
 * (B§4).
 */
export function useCheckout() {
  const router = useRouter()
  const client = useQueryClient()
  const [isPending, setIsPending] = useState(false)

  const start = async () => {
    if (isPending) return
    setIsPending(true)
    await bagSettled(client)
    setIsPending(false)
    if (useAccountStore.getState().session !== 'customer') {
      openQuickLogin(routes.checkout('pdp'))
      return
    }
    router.push(routes.checkout(keepEdited(client) ? 'checkout-edit' : undefined))
  }

  return { isPending, start: () => void start() }
}

/** While an order is edited, what is selected now is what goes back to it. Answers whether one is. */
function keepEdited(client: QueryClient): boolean {
  const cart = client.getQueryData<Cart>(bagCache.cart)
  if (!cart || storedCheckoutEdit() === null) return false
  keepCheckoutEdit(cart.items.filter(({ isSelected }) => isSelected))
  return true
}

/** Resolves once no change of the bag is on its way. */
function bagSettled(client: QueryClient): Promise<void> {
  const isSettled = () => client.isMutating({ mutationKey: bagCache.all }) === 0
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!isSettled()) return
      stop()
      resolve()
    })
  })
}
