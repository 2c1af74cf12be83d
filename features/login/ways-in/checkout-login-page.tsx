'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/button'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { AccountForms } from './account-forms'
import { isRecovery, useLoginSteps } from '../flow/login-steps'
import { Recovery } from '../recovery/recovery'
import styles from '../login-page.module.scss'

/** Login before checkout, as a page of its own. A customer is led on. A§2. */
export function CheckoutLoginPage() {
  const router = useRouter()
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const steps = useLoginSteps('verification-code')
  const toLogin = () => steps.show('password')

  useEffect(() => {
    if (isCustomer) router.replace(routes.checkout())
  }, [isCustomer, router])

  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{steps.title ?? '登录后继续结算'}</h1>
      {isRecovery(steps.mode) ? (
        <>
          <Recovery steps={steps} onLogin={toLogin} />
          {steps.mode !== 'reset-success' && (
            <p className={styles.back}>
              <Button variant="text" onClick={toLogin}>
                返回
              </Button>
            </p>
          )}
        </>
      ) : (
        <AccountForms purpose="purchase" returnUrl={routes.checkout()} steps={steps} />
      )}
    </div>
  )
}
