'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { OrdersErrorState } from '../orders-error-state'
import { OrdersSkeleton } from '../orders-skeleton'
import { InvoiceSheet } from './invoice-sheet'
import { invoiceQuery } from './queries'

/** The invoice of the order the address names. B§2, B09. */
export function InvoicePage() {
  const orderNo = useSearchParams().get('order')
  if (orderNo) return <OrderInvoice orderNo={orderNo} />
  return (
    <EmptyState
      heading="h1"
      title="未找到该订单"
      action={<ButtonLink href={routes.orders()}>查看我的订单</ButtonLink>}
    />
  )
}

function OrderInvoice({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(invoiceQuery(orderNo))
  usePageRestored(() => void refetch())

  if (error && !data) return <OrdersErrorState heading="h1" error={error} onRetry={() => void refetch()} />
  return data ? <InvoiceSheet invoice={data} /> : <OrdersSkeleton />
}
