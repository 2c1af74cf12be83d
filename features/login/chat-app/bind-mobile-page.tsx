'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { currentSession } from '@/lib/api/tokens/guest-token'
import { routes } from '@/lib/routes'
import { BindMobileForm } from './bind-mobile-form'
import { useBinding } from './binding'
import styles from '../login-page.module.scss'

/** Binding a mobile as a page of its own, for phones. A customer has nothing to do here. A§2. */
export function BindMobilePage() {
  const router = useRouter()
  const binding = useBinding()
  const isOver = binding === null || binding?.bindParam === null

  useEffect(() => {
    if (currentSession() === 'customer') router.replace(routes.home)
  }, [router])

  return (
    <div className={styles.root}>
      {!isOver && <h1 className={styles.title}>绑定手机号码</h1>}
      <BindMobileForm heading="h1" />
    </div>
  )
}
