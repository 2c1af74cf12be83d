import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentResultPage } from '@/features/payment/payment-result-page'
import { PaymentSkeleton } from '@/features/payment/payment-skeleton'

export const metadata: Metadata = { title: '支付结果', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <PaymentResultPage />
    </Suspense>
  )
}
