import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { OrdersPage } from '@/features/orders/orders-page'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '我的订单', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<OrdersSkeleton />}>
        <Queries>
          <OrdersPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
