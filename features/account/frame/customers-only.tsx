'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAccountStore } from '@/stores/account-store'

/**
 * Shows the account while its customer is here. After the log-out nothing of it stays on the page, which a browser may
 * keep and bring back.
 */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const session = useAccountStore((state) => state.session)
  const [wasCustomer, setWasCustomer] = useState(false)
  // At first nobody is known: what the server drew is for everybody.
  if (session === 'customer' && !wasCustomer) setWasCustomer(true)

  return wasCustomer && session !== 'customer' ? null : children
}
