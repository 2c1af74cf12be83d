'use client'

import { useQuery } from '@tanstack/react-query'
import { usePageRestored } from '@/components/use-page-restored'
import { PayActionState } from './action/pay-action-state'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { PaymentErrorState } from './payment-error-state'
import { payableQuery } from './queries'
import { SettledState } from './settled-state'

/** Redirects to the provider, or shows what paying needs here. B§2. */
export function PaymentPage() {
  return <PaymentFrame>{(orderNo) => <Leaving orderNo={orderNo} />}</PaymentFrame>
}

function Leaving({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(payableQuery(orderNo))
  usePageRestored(() => void refetch())

  if (error && !data) return <PaymentErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  const { status, payAction } = data.order
  if (status !== 'pending_payment') return <SettledState orderNo={orderNo} status={status} />
  if (payAction === null) return <SettledState orderNo={orderNo} status="canceled" />
  return <PayActionState orderNo={orderNo} action={payAction} />
}
