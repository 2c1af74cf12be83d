import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageFrame } from '@/components/page-frame'
import { OrdersPage } from '@/features/orders/orders-page'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '我的订单', robots: { index: false } }

export default function Page() {
  return (
    <PageFrame width="narrow">
      <Suspense fallback={<OrdersSkeleton />}>
        <Queries>
          <OrdersPage />
        </Queries>
      </Suspense>
    </PageFrame>
  )
}
