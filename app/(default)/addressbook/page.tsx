import type { Metadata } from 'next'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { AddressBook } from '@/features/address-book/list/address-book'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '地址簿', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="address-book" title="地址簿">
      <Queries>
        <AddressBook />
      </Queries>
    </AccountFrame>
  )
}
