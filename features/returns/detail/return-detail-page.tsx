'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { DetailPage } from '@/components/layout/detail-page'
import { StepList } from '@/components/layout/step-list'
import { usePageRestored } from '@/components/use-page-restored'
import { formatDateTime } from '@/lib/format'
import { routes } from '@/lib/routes'
import { returnQuery } from '../queries'
import { ReturnsErrorState } from '../returns-error-state'
import { ReturnsSkeleton } from '../returns-skeleton'
import { CancelReturn } from './cancel-return'
import { ReturnFacts } from './return-facts'
import { ReturnItems } from './return-items'
import { TrackingForm } from './tracking-form'

/** One return: how it stands, what it is of, and what the shopper does next. B§2. */
export function ReturnDetailPage() {
  const id = useSearchParams().get('id') ?? ''
  const { data, error, refetch } = useQuery(returnQuery(id))
  usePageRestored(() => void refetch())

  if (error && !data) return <ReturnsErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ReturnsSkeleton />
  return (
    <DetailPage
      back={{ href: routes.order(data.orderBn), label: `返回订单 ${data.orderBn}` }}
      title={data.statusLabel}
      note={`退货 ${data.id} · ${formatDateTime(data.createdAt)}`}
      lead={data.note}
    >
      <StepList label="退货进度" steps={data.history.map(({ statusLabel: label, at }) => ({ label, at }))} />
      {data.canAddTracking && <TrackingForm id={data.id} />}
      <ReturnItems items={data.items} />
      <ReturnFacts given={data} />
      {data.canCancel && <CancelReturn id={data.id} />}
    </DetailPage>
  )
}
