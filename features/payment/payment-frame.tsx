'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { PageFrame } from '@/components/layout/page-frame'
import { routes } from '@/lib/routes'

/** A payment page about the order its address names. */
export function PaymentFrame({ children }: { children: (orderNo: string) => ReactNode }) {
  const orderNo = useSearchParams().get('order')
  return (
    <PageFrame width="narrow">
      {orderNo ? (
        children(orderNo)
      ) : (
        <EmptyState
          heading="h1"
          title="未找到订单"
          action={<ButtonLink href={routes.orders()}>查看我的订单</ButtonLink>}
        >
          请从订单列表中继续支付。
        </EmptyState>
      )}
    </PageFrame>
  )
}
