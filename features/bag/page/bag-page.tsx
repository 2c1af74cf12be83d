'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/feedback/error-state'
import { PageFrame } from '@/components/layout/page-frame'
import { SummaryLayout } from '@/components/layout/summary-layout'
import { usePageRestored } from '@/components/use-page-restored'
import { BagLines } from './bag-lines'
import { BagSkeleton } from '../state/bag-skeleton'
import { BagWithoutScripts } from '../state/bag-without-scripts'
import { BagAction, BagDetails } from './bag-summary'
import { EmptyBag } from '../state/empty-bag'
import { useCart } from '../queries'
import { useTrackCart } from '../use-track-cart'
import styles from './bag-page.module.scss'

type Props = {
  /** Below a bag with nothing in it, and below one with lines. */
  whenEmpty?: ReactNode
  whenFilled?: ReactNode
}

/** The shopping bag, its lines in a fresh order with each visit. B§2. */
export function BagPage({ whenEmpty, whenFilled }: Props) {
  const { data: cart, error, refetch } = useCart()
  const { bfcacheId } = useRouter()
  const isEmpty = cart?.items.length === 0
  useTrackCart(cart)
  usePageRestored(() => void refetch())

  return (
    <div className={styles.root}>
      <PageFrame>
        {error && !cart && <ErrorState title="暂时无法读取购物袋" error={error} onRetry={refetch} />}
        {!error && !cart && (
          <>
            <h1 className="visually-hidden">购物袋</h1>
            <BagSkeleton />
            <BagWithoutScripts />
          </>
        )}
        {isEmpty && <EmptyBag heading="h1" />}
        {cart !== undefined && !isEmpty && (
          <SummaryLayout
            label="订单合计"
            details={<BagDetails {...cart.total} />}
            action={<BagAction {...cart.total} />}
          >
            <BagLines key={bfcacheId} cart={cart} />
          </SummaryLayout>
        )}
      </PageFrame>
      {isEmpty && whenEmpty}
      {cart && !isEmpty && whenFilled}
    </div>
  )
}
