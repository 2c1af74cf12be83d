'use client'

import { useQuery } from '@tanstack/react-query'
import { Anchor } from '@/components/anchor'
import { DetailPage } from '@/components/layout/detail-page'
import { StepList } from '@/components/layout/step-list'
import { SumList } from '@/components/layout/sum-list'
import { usePageRestored } from '@/components/use-page-restored'
import type { Order } from '@/contract/calls/purchase/orders'
import { formatDateTime, formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { OrderActions } from './actions/order-actions'
import { groupLines } from './group-lines'
import { OrderFacts } from './order-facts'
import { OrderLines } from './order-lines'
import { lateMoneyText } from './order-text'
import { OrdersSkeleton } from './orders-skeleton'
import { OrdersErrorState } from './orders-error-state'
import { PayAgain } from './pay-again'
import { orderQuery } from './queries'
import { timelineSteps } from './timeline/timeline-steps'
import styles from './order-detail.module.scss'

/** One order with everything about it. B§3. */
export function OrderDetail({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(orderQuery(orderNo))
  usePageRestored(() => void refetch())

  if (error && !data) return <OrdersErrorState heading="h1" error={error} onRetry={() => void refetch()} />
  if (!data) return <OrdersSkeleton />
  const { order, readAt } = data
  return (
    <DetailPage
      back={{ href: routes.orders(), label: '返回我的订单' }}
      title={order.statusLabel}
      note={`订单 ${order.orderBn} · ${formatDateTime(order.createdAt)}`}
      lead={lateMoneyText(order)}
    >
      <PayAgain order={order} readAt={readAt} />
      <StepList label="订单进度" steps={timelineSteps(order)} />
      {groupLines(order.items).map(({ logiBn, lines }) => (
        <section key={logiBn ?? 'none'} className={styles.group}>
          <div className={styles.heading}>
            <h2>{logiBn === null ? '商品' : `物流单号 ${logiBn}`}</h2>
            {logiBn !== null && (
              <Anchor className={styles.track} href={routes.logistics(order.orderBn, logiBn)}>
                查看物流
              </Anchor>
            )}
          </div>
          <OrderLines lines={lines} />
        </section>
      ))}
      <OrderSums order={order} />
      <OrderFacts order={order} />
      <OrderActions order={order} />
    </DetailPage>
  )
}

function OrderSums({ order }: { order: Order }) {
  return (
    <section className={styles.group} aria-label="金额">
      <SumList
        rows={[
          { label: '商品小计', value: formatFen(order.subtotal) },
          { label: '配送', value: order.shippingAmount === 0 ? '免费' : formatFen(order.shippingAmount) },
          { label: '合计', value: formatFen(order.grandTotal), isTotal: true },
        ]}
      />
    </section>
  )
}
