'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/layout/notice'
import { errors } from '@/contract/calls/errors'
import type { Refusal } from '@/contract/rules/availability'
import { refusalWords } from '@/contract/rules/availability-words'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { useAddToBag } from '../deferred-queries'
import styles from './buy-buttons.module.scss'
import { openQuickLogin } from '@/stores/login-store'

type Props = {
  /** What is chosen; null while a choice is missing. */
  productId: string | null
  options: Record<string, string>
  /** Why it cannot be bought; null when it can. */
  refusal: Refusal | null
  name: string
}

/** Adds the chosen product to the bag, or leads straight on to checkout (B§4). */
export function BuyButtons({ productId, options, refusal, name }: Props) {
  const router = useRouter()
  const add = useAddToBag()
  const [isChoiceMissing, setIsChoiceMissing] = useState(false)
  const { open, close } = useOverlayStore.getState()
  const isBuyingNow = add.isPending && add.variables?.quickPurchase === true

  if (refusal) {
    return (
      <Button isWide disabled>
        {refusalWords[refusal]}
      </Button>
    )
  }

  const chosen = () => {
    setIsChoiceMissing(productId === null)
    return productId === null ? null : { productId, options, qty: 1 }
  }

  const handleAdd = () => {
    const line = chosen()
    if (line && !add.isPending) void add.mutate(line, () => open('miniBag'))
  }

  const handleBuyNow = async () => {
    const line = chosen()
    if (!line || add.isPending) return
    const isGuest = useAccountStore.getState().session !== 'customer'
    if (isGuest && !(await askForLogin())) return
    // A refusal stays on show through `add.error`.
    const answer = await add.mutate({ ...line, quickPurchase: true, quickLogin: isGuest })
    if (answer?.redirectToCheckout) router.push(routes.checkout('pdp'))
    else if (answer) open('miniBag')
    else if (isGuest) close()
  }

  const error = isChoiceMissing && productId === null ? errors.OPTION_REQUIRED.message : add.error?.message
  return (
    <div className={styles.root}>
      <Button isWide isPending={add.isPending && !isBuyingNow} onClick={handleAdd}>
        加入购物袋
      </Button>
      <Button isWide variant="secondary" isPending={isBuyingNow} onClick={() => void handleBuyNow()}>
        立即购买
      </Button>
      {error && <Notice>{error}</Notice>}
      <p role="status" className="visually-hidden">
        {add.isSuccess && `${name} 已加入购物袋`}
      </p>
    </div>
  )
}

/**
 * Opens the quick login for a purchase; resolves with whether the shopper is a customer now. After a login the drawer
 * is still there: whoever asked goes on from it.
 */
function askForLogin(): Promise<boolean> {
  openQuickLogin()
  return new Promise((resolve) => {
    const settle = (isCustomer: boolean) => {
      stopSession()
      stopDrawer()
      resolve(isCustomer)
    }
    const stopSession = useAccountStore.subscribe(({ session }) => {
      if (session === 'customer') settle(true)
    })
    const stopDrawer = useOverlayStore.subscribe(({ drawer }) => {
      if (drawer !== 'quickLogin') settle(false)
    })
  })
}
