'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/layout/empty-state'
import { usePageRestored } from '@/components/use-page-restored'
import { routes } from '@/lib/routes'
import { leadOn } from './lead-on'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { PaymentTrouble } from './payment-trouble'
import { payableQuery } from './queries'
import { SettledState } from './settled-state'

/** Leads on to the provider by itself, with a link for where that does not work. B§2. */
export function PaymentPage() {
  return <PaymentFrame>{(orderNo) => <Leaving orderNo={orderNo} />}</PaymentFrame>
}

function Leaving({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(payableQuery(orderNo))
  const payUrl = data?.order.payUrl ?? null
  usePageRestored(() => void refetch())

  useEffect(() => {
    if (payUrl !== null) leadOn(payUrl)
  }, [payUrl])

  if (error && !data) return <PaymentTrouble error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  const { status } = data.order
  if (status !== 'pending_payment') return <SettledState orderNo={orderNo} status={status} />
  if (payUrl === null) return <SettledState orderNo={orderNo} status="canceled" />
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title="正在前往支付页面"
        action={
          <>
            <Button onClick={() => leadOn(payUrl)}>前往支付</Button>
            <ButtonLink variant="secondary" href={routes.cashier(orderNo)}>
              返回收银台
            </ButtonLink>
          </>
        }
      >
        如页面没有自动跳转，请点击下方按钮。
      </EmptyState>
    </div>
  )
}
