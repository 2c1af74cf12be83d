import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentPage } from '@/features/payment/payment-page'
import { PaymentSkeleton } from '@/features/payment/payment-skeleton'

export const metadata: Metadata = { title: '支付', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <PaymentPage />
    </Suspense>
  )
}
