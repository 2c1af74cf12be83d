'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { ErrorState } from '@/components/feedback/error-state'
import { Notice } from '@/components/feedback/notice'
import { Skeleton } from '@/components/feedback/skeleton'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { wishPagesQuery } from '../wish-queries'
import { useFocusAfterRemoval } from './use-focus-after-removal'
import { WishEntry } from './wish-entry'
import styles from './wish-list.module.scss'

/** What a customer has wished for, 20 more a press. B§4. */
export function WishList() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(wishPagesQuery)
  usePageRestored(() => void refetch())
  const items = data?.pages.flatMap((page) => page.items)
  const amount = data?.pages.at(-1)?.wishlistAmount
  useFocusAfterRemoval(heading, amount)

  return (
    <>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        心愿单
        {amount !== undefined && amount > 0 && <span className={styles.count}>{amount} 件</span>}
      </h1>
      {error && (items ? <Notice>{error.message}</Notice> : <Unread error={error} onRetry={refetch} />)}
      {!error && !items && <WishListSkeleton />}
      {items?.length === 0 && <NoWishes />}
      <ul className={styles.list}>
        {items?.map((item) => (
          <WishEntry key={item.itemId} item={item} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          查看更多
        </Button>
      )}
    </>
  )
}

function NoWishes() {
  return (
    <EmptyState title="您的心愿单还是空的" action={<ButtonLink href={routes.home}>继续浏览</ButtonLink>}>
      轻按作品旁的心形，即可将心仪之作收藏于此。
    </EmptyState>
  )
}

function Unread(props: { error: Error; onRetry: () => unknown }) {
  return <ErrorState title="暂时无法读取心愿单" {...props} />
}

function WishListSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="正在读取心愿单">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} ratio="4/5" />
      ))}
    </div>
  )
}
