import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { ReturnResultPage } from '@/features/returns/return-result-page'
import { ReturnsSkeleton } from '@/features/returns/returns-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '退货申请', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="orders">
      <Suspense fallback={<ReturnsSkeleton />}>
        <Queries>
          <ReturnResultPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
