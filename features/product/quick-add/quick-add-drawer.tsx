'use client'

import { useState } from 'react'
import { MediaRow } from '@/components/media/media-row'
import { Drawer } from '@/components/overlay/drawer'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { availabilityText } from '@/contract/rules/catalogue/availability'
import { formatFen } from '@/lib/format'
import { ChooserGroup } from '../panel/chooser-group'
import type { Choosable, Selection } from '../selection/choosable'
import { choosersOf } from '../selection/choosers'
import { chosenProduct } from '../selection/chosen-product'
import { select } from '../selection/select'
import { AddButton } from './add-button'
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
