import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentGuidePage } from '@/features/payment/payment-guide-page'
import { PaymentSkeleton } from '@/features/payment/payment-skeleton'

export const metadata: Metadata = { title: '支付指引', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <PaymentGuidePage />
    </Suspense>
  )
}
