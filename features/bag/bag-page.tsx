'use client'

import { PageFrame } from '@/components/page-frame'
import { SummaryLayout } from '@/components/summary-layout'
import { usePageRestored } from '@/components/use-page-restored'
import { BagFailure } from './bag-failure'
import { BagLines } from './bag-lines'
import { BagSkeleton } from './bag-skeleton'
import { BagAction, BagDetails } from './bag-summary'
import { EmptyBag } from './empty-bag'
import { useCart } from './queries'

/** The shopping bag. B§2. */
export function BagPage() {
  const { data: cart, error, refetch } = useCart()
  usePageRestored(() => void refetch())

  return (
    <PageFrame>
      {error && !cart && <BagFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !cart && (
        <>
          <h1 className="visually-hidden">购物袋</h1>
          <BagSkeleton />
        </>
      )}
      {cart?.items.length === 0 && <EmptyBag heading="h1" />}
      {cart !== undefined && cart.items.length > 0 && (
        <SummaryLayout
          label="订单合计"
          details={<BagDetails {...cart.total} />}
          action={<BagAction {...cart.total} />}
        >
          <BagLines cart={cart} />
        </SummaryLayout>
      )}
    </PageFrame>
  )
}
