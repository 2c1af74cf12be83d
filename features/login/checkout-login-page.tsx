'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { AccountForms } from './account-forms'
import styles from './checkout-login-page.module.scss'

/** Login before checkout, as a page of its own. Whoever is a customer already goes on. A§2. */
export function CheckoutLoginPage() {
  const router = useRouter()
  const isCustomer = useAccountStore((state) => state.session === 'customer')

  useEffect(() => {
    if (isCustomer) router.replace(routes.checkout())
  }, [isCustomer, router])

  return (
    <div className={styles.root}>
      <h1 className={styles.title}>登录后继续结算</h1>
      <AccountForms purpose="purchase" returnUrl={routes.checkout()} />
    </div>
  )
}
