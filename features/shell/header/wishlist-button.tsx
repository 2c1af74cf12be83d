'use client'

import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/icon-button'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'

/** A customer's wishlist; a visitor without login gets the login drawer instead (A§2). */
export function WishlistButton() {
  const router = useRouter()
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  return (
    <IconButton
      icon="heart"
      label="心愿单"
      onClick={() => (isCustomer ? router.push(routes.wishList) : openLogin({ returnUrl: routes.wishList }))}
    />
  )
}
