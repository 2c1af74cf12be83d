import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AddressFields } from '@/features/address-book/editor/address-fields'
import { CheckoutPage } from '@/features/checkout/checkout-page'
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton'

export const metadata: Metadata = { title: '结算', robots: { index: false } }

export default function Page() {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CheckoutPage addressFields={<AddressFields prefix="delivery.address." />} />
    </Suspense>
  )
}
