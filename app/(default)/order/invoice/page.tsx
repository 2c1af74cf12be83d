import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { InvoicePage } from '@/features/orders/invoice/invoice-page'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '发票', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<OrdersSkeleton />}>
        <Queries>
          <InvoicePage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
