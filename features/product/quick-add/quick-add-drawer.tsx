'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/layout/notice'
import { MediaRow } from '@/components/media/media-row'
import { Drawer } from '@/components/overlay/drawer'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { availabilityText, CHOICE_MISSING, refusalWords } from '@/contract/rules/catalogue/availability'
import { useAddToBag } from '@/features/bag/deferred-queries'
import { formatFen } from '@/lib/format'
import { useOverlayStore } from '@/stores/overlay-store'
import { ChooserGroup } from '../panel/chooser-group'
import type { Choosable, Selection } from '../selection/choosable'
import { choosersOf } from '../selection/choosers'
import { chosenProduct, type ChosenProduct } from '../selection/chosen-product'
import { select } from '../selection/select'
import styles from './quick-add-drawer.module.scss'

type Props = {
  product: Choosable
  /** What is chosen when it opens. */
  opensOn: Selection
  onClose: () => void
}

/** What is to be chosen before a piece of a list goes into the bag. P06. */
export function QuickAddDrawer({ product, opensOn, onClose }: Props) {
  const [selection, setSelection] = useState(opensOn)
  useCloseOnNavigation(onClose)
  const chosen = chosenProduct(product, selection)
  const [image] = chosen.images

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="加入购物袋"
      footer={<AddButton chosen={chosen} onAdded={onClose} />}
    >
      <div className={styles.root}>
        <MediaRow picture={image?.name ?? ''}>
          <p>{product.name}</p>
          {!product.hidePrice && <p className={styles.price}>{formatFen(chosen.priceFen)}</p>}
          <p className={styles.availability} role="status">
            {availabilityText(chosen.availability)}
          </p>
        </MediaRow>
        {choosersOf(product, selection).map((chooser) => (
          <ChooserGroup
            key={chooser.code}
            chooser={chooser}
            value={selection[chooser.code]}
            onChoose={(value) => setSelection(select(product, selection, { code: chooser.code, value }))}
          />
        ))}
      </div>
    </Drawer>
  )
}

function AddButton({ chosen, onAdded }: { chosen: ChosenProduct; onAdded: () => void }) {
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
    void add.mutate({ productId, options, qty: 1 }, () => {
      onAdded()
      useOverlayStore.getState().open('miniBag')
    })
  }
  const error = isAsked && productId === null ? CHOICE_MISSING : add.error?.message
  return (
    <div className={styles.action}>
      {error && <Notice>{error}</Notice>}
      <Button isWide isPending={add.isPending} onClick={handleAdd}>
        加入购物袋
      </Button>
    </div>
  )
}
