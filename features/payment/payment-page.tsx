'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useCountdown } from '@/components/form/use-countdown'
import { usePageRestored } from '@/components/use-page-restored'
import { PayActionState } from './action/pay-action-state'
import { ChatAppPayer } from './chat-app-payer'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { PaymentErrorState } from './payment-error-state'
import { payableQuery } from './queries'
import { SettledState } from './settled-state'

/** Redirects to the provider, or shows what paying needs here. B§2. */
export function PaymentPage() {
  const query = useSearchParams()
  const [code, state] = [query.get('code'), query.get('state')]
  return (
    <PaymentFrame>
      {(orderNo) =>
        code && state ? (
          <ChatAppPayer orderNo={orderNo} proof={{ code, state }} />
        ) : (
          <Leaving orderNo={orderNo} />
        )
      }
    </PaymentFrame>
  )
}

function Leaving({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(payableQuery(orderNo))
  const secondsLeft = useCountdown(data?.endsAt ?? null)
  usePageRestored(() => void refetch())

  if (error && !data) return <PaymentErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  const { status, payAction } = data.order
  if (status !== 'pending_payment') return <SettledState orderNo={orderNo} status={status} />
  if (payAction === null || secondsLeft === 0) return <SettledState orderNo={orderNo} status="canceled" />
  return <PayActionState order={data.order} action={payAction} secondsLeft={secondsLeft} />
}
