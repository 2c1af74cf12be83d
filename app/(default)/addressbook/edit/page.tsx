import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { AddressBookSkeleton } from '@/features/address-book/address-book-skeleton'
import { AddressEditor } from '@/features/address-book/editor/address-editor'
import { EditTitle } from '@/features/address-book/editor/edit-title'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '收货地址', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="address-book" title={<EditTitle />}>
      <Suspense fallback={<AddressBookSkeleton />}>
        <Queries>
          <AddressEditor />
        </Queries>
      </Suspense>
    </AccountFrame>
  )
}
