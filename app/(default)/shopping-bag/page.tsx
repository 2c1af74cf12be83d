import type { Metadata } from 'next'
import { BagPage } from '@/features/bag/page/bag-page'
import { HistoryIsland } from '@/features/recommendations/history/history-island'
import { FindMore } from '@/features/search/find-more/find-more'
import { Queries } from '@/lib/queries/queries'
import { BagUpsell } from './bag-upsell'

export const metadata: Metadata = { title: '购物袋', robots: { index: false } }

export default function ShoppingBagPage() {
  return (
    <Queries>
      <BagPage
        whenEmpty={
          <>
            <FindMore from="empty-cart" />
            <HistoryIsland />
          </>
        }
        whenFilled={<BagUpsell />}
      />
    </Queries>
  )
}
