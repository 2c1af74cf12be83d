'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { returnQuery } from './queries'
import { ReturnsErrorState } from './returns-error-state'
import { ReturnsSkeleton } from './returns-skeleton'

/** The request has arrived, and what happens next. B§2. */
export function ReturnResultPage() {
  const id = useSearchParams().get('id') ?? ''
  const { data, error, refetch } = useQuery(returnQuery(id))

  if (error && !data) return <ReturnsErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ReturnsSkeleton />
  return (
    <EmptyState
      heading="h1"
      title="退货申请已提交"
      action={<ButtonLink href={routes.refundDetail(data.id)}>查看退货进度</ButtonLink>}
    >
      <p>退货编号 {data.id}</p>
      <p>
        预计退款 {formatFen(data.amount)}。我们将尽快审核，审核通过后请
        {data.isReturnToStore ? '携商品至专卖店办理' : '按退回地址寄出并填写运单号'}。
      </p>
    </EmptyState>
  )
}
