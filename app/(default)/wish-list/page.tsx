import type { Metadata } from 'next'
import { AccountFrame } from '@/features/account/frame/account-frame'
import { WishList } from '@/features/wishlist/page/wish-list'
import { Queries } from '@/lib/queries/queries'

export const metadata: Metadata = { title: '心愿单', robots: { index: false } }

export default function Page() {
  return (
    <AccountFrame current="wish-list">
      <Queries>
        <WishList />
      </Queries>
    </AccountFrame>
  )
}
