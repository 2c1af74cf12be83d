import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import styles from './account-frame.module.scss'
import { AccountNav, type AccountPage } from './account-nav'
import { CustomersOnly } from './customers-only'
import { Greeting } from './greeting'

type Props = {
  current: AccountPage
  /** The heading of the page. Left out where the content brings its own. */
  title?: ReactNode
  children: ReactNode
}

/** A page of the account: the quiet list of its pages at the left, on phones a row above, and the page beside it. A§2. */
export function AccountFrame({ current, title, children }: Props) {
  return (
    <PageFrame>
      <div className={styles.root}>
        <aside className={styles.side} aria-label="我的账户">
          <Greeting />
          <AccountNav current={current} />
        </aside>
        <div className={styles.content}>
          {title && <h1 className={styles.title}>{title}</h1>}
          <CustomersOnly>{children}</CustomersOnly>
        </div>
      </div>
    </PageFrame>
  )
}
