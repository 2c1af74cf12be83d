'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { Notice } from '@/components/feedback/notice'
import { isSold, type Refusal, CHOICE_MISSING, refusalWords } from '@/contract/rules/catalogue/availability'
import { useAddToBag, type Addition } from '@/features/bag/deferred-queries'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { useAccountStore } from '@/stores/account-store'
import { askForLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { awaitedSku } from '../notice/awaited-sku'
import { NoticeIsland } from '../notice/notice-island'
import { useSelection } from '../selection/selection'
import styles from './buy-panel.module.scss'

/** The buttons that put what is chosen into the bag; for what is not sold online a way to the client service. */
export function BuyPanel() {
  const { product, chosen, addition, setBeside } = useSelection()
  const awaited = awaitedSku(product, chosen)
  return (
    <div className={styles.root}>
      {isSold(chosen.availability) ? (
        <BuyButtons
          addition={addition}
          onAdded={() => setBeside([])}
          refusal={chosen.availability.refusal}
          name={product.name}
        />
      ) : (
        <ContactNote />
      )}
      {awaited !== null && <NoticeIsland sku={awaited} name={product.name} />}
    </div>
  )
}

/** The way to what is not sold online: a call. */
function ContactNote() {
  return (
    <ButtonLink variant="secondary" href={brand.phoneHref} isWide>
      联系客户服务 {brand.phone}
    </ButtonLink>
  )
}

type Props = {
  /** What is chosen, and beside it of the bundle bag; null while a choice is missing. */
  addition: Addition | null
  onAdded?: () => void
  /** Why it cannot be bought; null when it can. */
  refusal: Refusal | null
  name: string
}

/** Adds the chosen product to the bag, or leads straight on to checkout (B§4). */
export function BuyButtons({ addition, onAdded, refusal, name }: Props) {
  const router = useRouter()
  const add = useAddToBag()
  const [isChoiceMissing, setIsChoiceMissing] = useState(false)
  const { open, close } = useOverlayStore.getState()
  const beside = addition?.beside ?? []
  const isBuyingNow = add.isPending && add.variables?.quickPurchase === true

  if (refusal) {
    return (
      <Button isWide disabled>
        {refusalWords[refusal]}
      </Button>
    )
  }

  const handleAdd = () => {
    setIsChoiceMissing(addition === null)
    if (!addition || add.isPending) return
    void add.mutate(addition, () => {
      onAdded?.()
      open('miniBag')
    })
  }

  const handleBuyNow = async () => {
    setIsChoiceMissing(addition === null)
    if (!addition || add.isPending) return
    const { beside: _, ...alone } = addition
    const isGuest = useAccountStore.getState().session !== 'customer'
    if (isGuest && !(await askForLogin())) return
    // A refusal stays on show through `add.error`.
    const answer = await add.mutate({ ...alone, quickPurchase: true, quickLogin: isGuest })
    if (answer?.redirectToCheckout) router.push(routes.checkout('pdp'))
    else if (answer) open('miniBag')
    else if (isGuest) close()
  }

  const error = isChoiceMissing && addition === null ? CHOICE_MISSING : add.error?.message
  return (
    <div className={styles.root}>
      <Button isWide isPending={add.isPending && !isBuyingNow} onClick={handleAdd}>
        {beside.length > 0 ? `连同搭配加入购物袋 (${beside.length + 1})` : '加入购物袋'}
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
