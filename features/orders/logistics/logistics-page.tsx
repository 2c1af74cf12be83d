'use client'

import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/button-link'
import { DetailPage } from '@/components/layout/detail-page'
import { EmptyState } from '@/components/feedback/empty-state'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { OrdersErrorState } from '../orders-error-state'
import { OrdersSkeleton } from '../orders-skeleton'
import { orderQuery } from '../queries'
import { ParcelTrack } from './parcel-track'
import { tracksQuery } from './queries'

/** Where the parcels of an order are, or the one its address names. B§2, B08. */
export function LogisticsPage() {
  const query = useSearchParams()
  const orderNo = query.get('order')
  if (!orderNo) return <NoParcel title="未找到该订单" href={routes.orders()} action="查看我的订单" />
  return <Logistics orderNo={orderNo} number={query.get('number')} />
}

function Logistics({ orderNo, number }: { orderNo: string; number: string | null }) {
  const [order, tracks] = useQueries({ queries: [orderQuery(orderNo), tracksQuery(orderNo)] })
  const readAgain = () => void Promise.all([order.refetch(), tracks.refetch()])
  usePageRestored(readAgain)

  const error = order.error ?? tracks.error
  if (error && !(order.data && tracks.data))
    return <OrdersErrorState heading="h1" error={error} onRetry={readAgain} />
  if (!order.data || !tracks.data) return <OrdersSkeleton />
  const shown = Object.entries(tracks.data).filter(([own]) => number === null || own === number)
  const { items } = order.data.order
  if (shown.length === 0)
    return (
      <NoParcel
        title={number === null ? '订单尚未发货' : '未找到该运单'}
        href={routes.order(orderNo)}
        action="查看订单"
      />
    )
  return (
    <DetailPage back={{ href: routes.order(orderNo), label: `返回订单 ${orderNo}` }} title="物流信息">
      {shown.map(([own, track]) => (
        <ParcelTrack
          key={own}
          number={own}
          track={track}
          lines={items.filter(({ logiBn }) => logiBn === own)}
        />
      ))}
      {shown.length < Object.keys(tracks.data).length && (
        <div>
          <ButtonLink variant="text" href={routes.logistics(orderNo)}>
            查看全部包裹
          </ButtonLink>
        </div>
      )}
    </DetailPage>
  )
}

function NoParcel({ title, href, action }: { title: string; href: string; action: string }) {
  return <EmptyState heading="h1" title={title} action={<ButtonLink href={href}>{action}</ButtonLink>} />
}
