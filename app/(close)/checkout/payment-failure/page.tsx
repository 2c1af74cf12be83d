import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentFailurePage } from '@/features/payment/payment-failure-page'
import { PaymentSkeleton } from '@/features/payment/payment-skeleton'

export const metadata: Metadata = { title: '支付未成功', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <PaymentFailurePage />
    </Suspense>
  )
}
