import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { ReturnDetailPage } from '@/features/returns/detail/return-detail-page'
import { ReturnsSkeleton } from '@/features/returns/returns-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '退货详情', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<ReturnsSkeleton />}>
        <Queries>
          <ReturnDetailPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
