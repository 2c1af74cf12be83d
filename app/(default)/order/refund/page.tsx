import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { ReturnRequestPage } from '@/features/returns/request/return-request-page'
import { ReturnsSkeleton } from '@/features/returns/returns-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '申请退货', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<ReturnsSkeleton />}>
        <Queries>
          <ReturnRequestPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
