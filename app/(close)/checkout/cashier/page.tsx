import type { Metadata } from 'next'
import { Suspense } from 'react'
import { CashierPage } from '@/features/payment/cashier-page'
import { PaymentSkeleton } from '@/features/payment/payment-skeleton'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <CashierPage />
    </Suspense>
  )
}
