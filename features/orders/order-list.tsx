'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { Pagination } from '@/components/layout/pagination'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { OrderCard } from './order-card'
import { OrdersSkeleton } from './orders-skeleton'
import { OrdersErrorState } from './orders-error-state'
import { ordersQuery } from './queries'
import styles from './order-list.module.scss'

/** The customer's orders, page by page. B§2. */
export function OrderList({ page }: { page: number }) {
  return (
    <>
      <h1 className={styles.title}>我的订单</h1>
      <Orders page={page} />
    </>
  )
}

function Orders({ page }: { page: number }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...ordersQuery(page),
    placeholderData: keepPreviousData,
  })
  usePageRestored(() => void refetch())

  if (error && !data) return <OrdersErrorState heading="h2" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.pending}>
        <OrdersSkeleton />
      </div>
    )
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={page > 1 ? '这一页没有订单' : '您还没有订单'}
        action={
          page > 1 ? (
            <ButtonLink href={routes.orders()}>回到第一页</ButtonLink>
          ) : (
            <ButtonLink href={routes.home}>开始选购</ButtonLink>
          )
        }
      >
        {page === 1 && '您的订单与配送进度会显示在这里。'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-busy={isPlaceholderData}>
        {data.items.map((order) => (
          <OrderCard key={order.orderBn} order={order} readAt={data.readAt} />
        ))}
      </ul>
      <Pagination page={data.page} pageCount={data.totalsPages} hrefOf={routes.orders} />
    </>
  )
}
