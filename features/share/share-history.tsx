'use client'

import { useQuery } from '@tanstack/react-query'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { Skeleton } from '@/components/feedback/skeleton'
import { formatDateTime } from '@/lib/format'
import { useAccountStore } from '@/stores/account-store'
import { shareHistoryQuery } from './queries'
import styles from './share-history.module.scss'

/** What this customer shared before; a visitor has no history. B§7. */
export function ShareHistory() {
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const history = useQuery({ ...shareHistoryQuery, enabled: isCustomer })
  if (!isCustomer) return null

  return (
    <section className={styles.root} aria-labelledby="share-history">
      <h2 id="share-history" className={styles.title}>
        分享记录
      </h2>
      {history.isPending && <Skeleton lines={3} />}
      {history.isError && (
        <Notice>
          分享记录暂时无法显示。
          <Button variant="text" onClick={() => void history.refetch()}>
            重试
          </Button>
        </Notice>
      )}
      {history.data?.items.length === 0 && <p className={styles.none}>您还没有分享过。</p>}
      <ul className={styles.list}>
        {history.data?.items.map(({ url, title, sharedAt }) => (
          <li key={url} className={styles.item}>
            <Anchor href={pathOf(url)}>{title}</Anchor>
            <time dateTime={sharedAt} className={styles.time}>
              {formatDateTime(sharedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The API keeps whole addresses of this site only: the path leads there without leaving this one. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
