'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/button-link'
import { DetailPage } from '@/components/layout/detail-page'
import { EmptyState } from '@/components/feedback/empty-state'
import { formatDateTime } from '@/lib/format'
import { routes } from '@/lib/routes'
import { returnOrderQuery } from '../queries'
import { ReturnsErrorState } from '../returns-error-state'
import { ReturnsSkeleton } from '../returns-skeleton'
import { ReturnForm } from './return-form'

/** Asks to return pieces of the order the address names. B§2. */
export function ReturnRequestPage() {
  const orderNo = useSearchParams().get('order') ?? ''
  const { data, error, refetch } = useQuery(returnOrderQuery(orderNo))

  if (error && !data) return <ReturnsErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ReturnsSkeleton />
  if (!data.canReturn)
    return (
      <EmptyState
        heading="h1"
        title="该订单暂无可退商品"
        action={<ButtonLink href={routes.order(orderNo)}>查看订单</ButtonLink>}
      >
        订单完成后 7 天内可申请退货，已申请的商品不可重复申请。
      </EmptyState>
    )
  return (
    <DetailPage
      back={{ href: routes.order(orderNo), label: `返回订单 ${orderNo}` }}
      title="申请退货"
      note={
        <>
          {data.returnsEndAt !== null && `${formatDateTime(data.returnsEndAt)} 前可申请。`}
          商品须保持完好，随单试用装不支持退货。
        </>
      }
    >
      <ReturnForm order={data} />
    </DetailPage>
  )
}
