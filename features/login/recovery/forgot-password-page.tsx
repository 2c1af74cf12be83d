'use client'

import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { routes } from '@/lib/routes'
import { openLogin } from '@/stores/login-store'
import { useLoginSteps } from '../flow/login-steps'
import { Recovery } from './recovery'
import styles from '../login-page.module.scss'

/** A new password, as a page of its own; the login it ends with leads to the account. A§2. */
export function ForgotPasswordPage() {
  const steps = useLoginSteps('forget-password')
  const toLogin = () => openLogin({ mode: 'password', returnUrl: routes.personalData })

  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{steps.title}</h1>
      <Recovery steps={steps} onLogin={toLogin} />
      <p className={styles.back}>
        {steps.mode === 'forget-password' && (
          <ButtonLink variant="text" href={routes.login(routes.personalData)}>
            返回
          </ButtonLink>
        )}
        {steps.mode === 'reset-password' && (
          <Button variant="text" onClick={() => steps.show('forget-password')}>
            返回
          </Button>
        )}
      </p>
    </div>
  )
}
