import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { PersonalDataPage } from '@/features/account/personal-data/personal-data-page'
import { PersonalDataSkeleton } from '@/features/account/personal-data/personal-data-skeleton'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '个人资料', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="personal-data" title="个人资料">
      <Suspense fallback={<PersonalDataSkeleton />}>
        <Queries>
          <PersonalDataPage />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
