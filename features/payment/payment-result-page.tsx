'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { useCountdown } from '@/components/form/use-countdown'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { OrderLines } from '@/features/orders/order-lines'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { PaymentErrorState } from './payment-error-state'
import { paidQuery, payableQuery } from './queries'
import { SettledState } from './settled-state'

/** For this long the page says only that it is asking; then it offers to pay again, and goes on asking. */
const WAIT_MS = 10_000

/** What became of the payment: asked of the API until it is known. B§2. */
export function PaymentResultPage() {
  return <PaymentFrame>{(orderNo) => <Result orderNo={orderNo} />}</PaymentFrame>
}

function Result({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(paidQuery(orderNo))
  const [waitEndsAt] = useState(() => Date.now() + WAIT_MS)
  const secondsToWait = useCountdown(waitEndsAt)
  usePageRestored(() => void refetch())

  if (error && !data) return <PaymentErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  if (data.status !== 'pending_payment') {
    return (
      <div role="status">
        <SettledState orderNo={orderNo} status={data.status} />
        <Bought orderNo={orderNo} />
      </div>
    )
  }
  if (secondsToWait > 0) {
    return (
      <div role="status" aria-busy="true">
        <EmptyState heading="h1" title="正在确认支付结果">
          请稍候，页面会自动更新。请勿重复支付。
        </EmptyState>
      </div>
    )
  }
  return <StillUnpaid orderNo={orderNo} onCheck={() => void refetch()} />
}

/** What was bought; the page says how it stands without it too. */
function Bought({ orderNo }: { orderNo: string }) {
  const { data } = useQuery(payableQuery(orderNo))
  return data && <OrderLines lines={data.order.items} />
}

function StillUnpaid({ orderNo, onCheck }: { orderNo: string; onCheck: () => void }) {
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title="尚未收到付款"
        action={
          <>
            <ButtonLink href={routes.cashier(orderNo)}>重新支付</ButtonLink>
            <Button variant="secondary" onClick={onCheck}>
              我已支付，再次查询
            </Button>
          </>
        }
      >
        订单 {orderNo} 仍待付款。如您已完成支付，结果可能稍有延迟，本页会继续为您确认。
      </EmptyState>
    </div>
  )
}
