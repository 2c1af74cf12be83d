'use client'

import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { Drawer } from '@/components/overlay/drawer'
import { ErrorState } from '@/components/feedback/error-state'
import { Notice } from '@/components/feedback/notice'
import { SumList } from '@/components/layout/sum-list'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import type { Cart } from '@/contract/calls/purchase/bag'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { useOverlayStore } from '@/stores/overlay-store'
import { BagLine } from './line/bag-line'
import { BagSkeleton } from './state/bag-skeleton'
import { EmptyBag } from './state/empty-bag'
import { useCart, useIsBagChanging } from './queries'
import { useCheckout } from './use-checkout'
import { useTrackCart } from './use-track-cart'
import { useRemoval } from './line/use-removal'
import styles from './mini-bag.module.scss'

/** The bag in a drawer, opened by its icon and after something was added. */
export function MiniBag() {
  const close = useOverlayStore((state) => state.close)
  const { data: cart, error, refetch } = useCart()
  useTrackCart(cart)
  useCloseOnNavigation(close)
  const hasLines = cart !== undefined && cart.items.length > 0

  return (
    <Drawer
      isOpen
      onClose={close}
      title={hasLines ? `购物袋 (${cart.cartCount})` : '购物袋'}
      footer={hasLines && <MiniSummary cart={cart} />}
    >
      {error && !cart && <ErrorState title="暂时无法读取购物袋" error={error} onRetry={refetch} />}
      {!cart && !error && <BagSkeleton />}
      {cart && !hasLines && <EmptyBag heading="h2" onContinue={close} />}
      {hasLines && <MiniLines cart={cart} />}
    </Drawer>
  )
}

function MiniLines({ cart }: { cart: Cart }) {
  const close = useOverlayStore((state) => state.close)
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval(list)

  // The page of this very line is behind the drawer already: there is nowhere to go.
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.href !== window.location.href) return
    event.preventDefault()
    close()
  }

  return (
    <>
      {removal.error && <Notice>{removal.error.message}</Notice>}
      <ul
        ref={list}
        className={styles.lines}
        tabIndex={-1}
        aria-label="购物袋中的商品"
        onClickCapture={handleClick}
      >
        {cart.items.map((item) => (
          <BagLine
            key={item.id}
            item={item}
            version={cart.version}
            size="small"
            onRemove={removal.remove}
            isRemoving={removal.isRemoving(item)}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {removal.removed}
      </p>
    </>
  )
}

function MiniSummary({ cart }: { cart: Cart }) {
  const pathname = usePathname()
  const checkout = useCheckout()
  const isChanging = useIsBagChanging()
  const { grand, selectedQty } = cart.total
  return (
    <div className={styles.summary}>
      <SumList isPending={isChanging} rows={[{ label: `合计 ${selectedQty} 件`, value: formatFen(grand) }]} />
      <Button isWide disabled={selectedQty === 0} isPending={checkout.isPending} onClick={checkout.start}>
        去结算
      </Button>
      {pathname !== routes.bag && (
        <ButtonLink isWide variant="secondary" href={routes.bag}>
          查看购物袋
        </ButtonLink>
      )}
    </div>
  )
}
