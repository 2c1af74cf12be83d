'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { leave } from '@/lib/leave'
import { routes } from '@/lib/routes'
import { loginRedirect } from '@/lib/session'
import { useAccountStore } from '@/stores/account-store'

/**
 * Shows the account while its customer is here. A page that comes back out of the browser's cache after the log-out, or
 * whose customer left in another tab, shows nothing more and goes home to the login. A§8.
 */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const session = useAccountStore((state) => state.session)
  const [wasCustomer, setWasCustomer] = useState(false)
  if (session === 'customer' && !wasCustomer) setWasCustomer(true)

  const isGuest = session === 'guest'
  useEffect(() => {
    if (isGuest) leave(loginRedirect(window.location.pathname, window.location.search) ?? routes.home)
  }, [isGuest])

  // Null is who is not known yet, and who has just logged out.
  const isGone = isGuest || (wasCustomer && session === null)
  return isGone ? null : children
}
