import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { LogisticsPage } from '@/features/orders/logistics/logistics-page'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '物流信息', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<OrdersSkeleton />}>
        <Queries>
          <LogisticsPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
