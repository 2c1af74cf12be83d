'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Anchor } from '@/components/anchor'
import { usePageRestored } from '@/components/use-page-restored'
import { formatDateTime } from '@/lib/format'
import { routes } from '@/lib/routes'
import { returnQuery } from '../queries'
import { ReturnsErrorState } from '../returns-error-state'
import { ReturnsSkeleton } from '../returns-skeleton'
import styles from '../returns-page.module.scss'
import { CancelReturn } from './cancel-return'
import { ReturnFacts } from './return-facts'
import { ReturnItems } from './return-items'
import { ReturnSteps } from './return-steps'
import { TrackingForm } from './tracking-form'

/** One return: how it stands, what it is of, and what the shopper does next. B§2. */
export function ReturnDetailPage() {
  const id = useSearchParams().get('id') ?? ''
  const { data, error, refetch } = useQuery(returnQuery(id))
  usePageRestored(() => void refetch())

  if (error && !data) return <ReturnsErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ReturnsSkeleton />
  return (
    <article className={styles.root}>
      <Anchor className={styles.back} href={routes.order(data.orderBn)}>
        返回订单 {data.orderBn}
      </Anchor>
      <header>
        <h1 className={styles.title}>{data.statusLabel}</h1>
        <p className={styles.note}>
          退货 {data.id} · {formatDateTime(data.createdAt)}
        </p>
        {data.note && <p>{data.note}</p>}
      </header>
      <ReturnSteps steps={data.history} />
      {data.canAddTracking && <TrackingForm id={data.id} />}
      <ReturnItems items={data.items} />
      <ReturnFacts given={data} />
      {data.canCancel && <CancelReturn id={data.id} />}
    </article>
  )
}
