'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { CHOICE_MISSING, refusalWords } from '@/contract/rules/catalogue/availability'
import { useAddToBag } from '@/features/bag/deferred-queries'
import { useOverlayStore } from '@/stores/overlay-store'
import type { ChosenProduct } from '../selection/chosen-product'
import styles from './add-button.module.scss'

type Props = {
  chosen: ChosenProduct
  /** What is made to order on it. */
  customization?: Readonly<Record<string, string>>
  onAdded?: () => void
}

/** Puts what is chosen into the bag and opens it; what cannot be bought says why. P06. */
export function AddButton({ chosen, customization, onAdded }: Props) {
  const add = useAddToBag()
  const [isAsked, setIsAsked] = useState(false)
  const { productId, options, availability } = chosen
  if (availability.refusal) {
    return (
      <Button isWide disabled>
        {refusalWords[availability.refusal]}
      </Button>
    )
  }

  const handleAdd = () => {
    setIsAsked(true)
    if (productId === null || add.isPending) return
    const line = { productId, options, qty: 1, ...(customization && { productCustomization: customization }) }
    void add.mutate(line, () => {
      onAdded?.()
      useOverlayStore.getState().open('miniBag')
    })
  }
  const error = isAsked && productId === null ? CHOICE_MISSING : add.error?.message
  return (
    <div className={styles.root}>
      {error && <Notice>{error}</Notice>}
      <Button isWide isPending={add.isPending} onClick={handleAdd}>
        加入购物袋
      </Button>
    </div>
  )
}
