'use client'

import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/icon-button'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { useOverlayStore } from '@/stores/overlay-store'

/** A customer's wishlist; a visitor without login gets the login drawer instead (A§2). */
export function WishlistButton() {
  const router = useRouter()
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const open = useOverlayStore((state) => state.open)
  return (
    <IconButton
      icon="heart"
      label="心愿单"
      onClick={() =>
        isCustomer ? router.push(routes.wishList) : open('login', { returnUrl: routes.wishList })
      }
    />
  )
}
