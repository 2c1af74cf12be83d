'use client'

import { Anchor } from '@/components/anchor'
import { Notice } from '@/components/feedback/notice'
import { routes } from '@/lib/routes'
import { useLogOut } from '../log-out'
import styles from './account-nav.module.scss'

const pages = [
  { page: 'personal-data', label: '个人资料', href: routes.personalData },
  { page: 'orders', label: '我的订单', href: routes.orders() },
  { page: 'address-book', label: '地址簿', href: routes.addressBook },
  { page: 'wish-list', label: '心愿单', href: routes.wishList },
] as const

export type AccountPage = (typeof pages)[number]['page']

/** The pages of the account and the way out: a column on desktop, a row on phones. */
export function AccountNav({ current }: { current: AccountPage }) {
  const { logOut, isPending, error } = useLogOut()
  return (
    <div>
      <nav className={styles.root} aria-label="账户导航">
        <ul className={styles.list}>
          {pages.map(({ page, label, href }) => (
            <li key={page}>
              <Anchor
                className={styles.entry}
                href={href}
                prefetch={false}
                aria-current={page === current ? 'page' : undefined}
              >
                {label}
              </Anchor>
            </li>
          ))}
          <li className={styles.last}>
            <button
              type="button"
              className={styles.entry}
              aria-disabled={isPending}
              aria-busy={isPending}
              onClick={() => void logOut()}
            >
              退出登录
            </button>
          </li>
        </ul>
      </nav>
      {error && (
        <div className={styles.error}>
          <Notice>暂时无法退出登录：{error.message}</Notice>
        </div>
      )}
    </div>
  )
}
