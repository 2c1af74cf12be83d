'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { SumList } from '@/components/layout/sum-list'
import { useCountdown } from '@/components/form/use-countdown'
import { usePageRestored } from '@/components/use-page-restored'
import type { Order } from '@/contract/calls/purchase/orders'
import { formatCountdown, formatFen } from '@/lib/format'
import { isChatApp } from '@/lib/browser/apps/chat-app'
import { leave } from '@/lib/browser/leave'
import { routes } from '@/lib/routes'
import { OrderLines } from '@/features/orders/order-lines'
import { PaymentFrame } from './payment-frame'
import { PaymentLines } from './payment-skeleton'
import { MethodChoice } from './method-choice'
import { PaymentErrorState } from './payment-error-state'
import { payableQuery } from './queries'
import { SettledState } from './settled-state'
import styles from './cashier-page.module.scss'

/** The cashier: what is to be paid, until when, and the way to the provider. B§2. */
export function CashierPage() {
  return <PaymentFrame>{(orderNo) => <Cashier orderNo={orderNo} />}</PaymentFrame>
}

function Cashier({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useQuery(payableQuery(orderNo))
  const [isLeaving, setIsLeaving] = useState(false)
  const secondsLeft = useCountdown(data?.endsAt ?? null)
  // Back from the provider's page: what was pressed is over, and the order may be another.
  usePageRestored(() => {
    setIsLeaving(false)
    void refetch()
  })

  if (error && !data) return <PaymentErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PaymentLines />
  const { order } = data
  if (order.status !== 'pending_payment') return <SettledState orderNo={orderNo} status={order.status} />
  if (secondsLeft === 0 || order.payUrl === null) return <SettledState orderNo={orderNo} status="canceled" />

  const handlePay = () => {
    if (order.payUrl === null) return
    setIsLeaving(true)
    leave(order.payUrl)
  }
  return (
    <>
      <h1 className={styles.title}>收银台</h1>
      <CashierFacts order={order} secondsLeft={secondsLeft} />
      <div className={styles.lines}>
        <OrderLines lines={order.items} />
      </div>
      <MethodChoice order={order} />
      <Button isWide isPending={isLeaving} onClick={handlePay}>
        立即支付
      </Button>
      <p className={styles.note}>
        支付完成后将自动返回本站。
        <Anchor className={styles.link} href={routes.paymentResult(orderNo)}>
          已完成支付
        </Anchor>
        {order.paymentCode === 'alipay' && isChatApp(navigator.userAgent) && (
          <Anchor className={styles.link} href={routes.paymentGuide(orderNo)}>
            无法打开支付宝
          </Anchor>
        )}
      </p>
    </>
  )
}

function CashierFacts({ order, secondsLeft }: { order: Order; secondsLeft: number }) {
  return (
    <div className={styles.facts}>
      <p className={styles.amount}>{formatFen(order.grandTotal)}</p>
      <SumList
        rows={[
          { label: '订单编号', value: order.orderBn },
          {
            label: '剩余支付时间',
            value: <span role="timer">{formatCountdown(secondsLeft)}</span>,
          },
        ]}
      />
    </div>
  )
}
