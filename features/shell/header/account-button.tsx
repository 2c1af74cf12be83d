'use client'

import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/icon-button'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'

/** A customer's account, or the login drawer. */
export function AccountButton() {
  const router = useRouter()
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const label = isCustomer ? '我的账户' : '登录/注册'
  return (
    <IconButton
      icon="user"
      label={label}
      onClick={() => (isCustomer ? router.push(routes.personalData) : openLogin())}
    />
  )
}
