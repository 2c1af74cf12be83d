'use client'

import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { useCountdown } from '@/components/form/use-countdown'
import { usePageRestored } from '@/components/use-page-restored'
import { formatCountdown } from '@/lib/format'
import { routes } from '@/lib/routes'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { PaymentErrorState } from './payment-error-state'
import { payableQuery } from './queries'
import { SettledState } from './settled-state'

/** The payment failed, and the way to try again while the order is valid. B§2. */
export function PaymentFailurePage() {
  return <PaymentFrame>{(orderNo) => <Failure orderNo={orderNo} />}</PaymentFrame>
}

function Failure({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(payableQuery(orderNo))
  const secondsLeft = useCountdown(data?.endsAt ?? null)
  usePageRestored(() => void refetch())

  if (error && !data) return <PaymentErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  const { status } = data.order
  if (status !== 'pending_payment') return <SettledState orderNo={orderNo} status={status} />
  if (secondsLeft === 0) return <SettledState orderNo={orderNo} status="canceled" />
  return (
    <EmptyState
      heading="h1"
      title="支付未成功"
      action={
        <>
          <ButtonLink href={routes.cashier(orderNo)}>重新支付</ButtonLink>
          <ButtonLink variant="secondary" href={routes.order(orderNo)}>
            查看订单
          </ButtonLink>
        </>
      }
    >
      <p>支付未能完成，您可以重试或更换账户。</p>
      <p>订单 {orderNo}</p>
      <p>
        为您保留 <span role="timer">{formatCountdown(secondsLeft)}</span>
      </p>
    </EmptyState>
  )
}
