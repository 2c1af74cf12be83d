'use client'

import { Picture } from '@/components/media/picture'
import { Drawer } from '@/components/overlay/drawer'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { useSelection } from '../selection/selection'
import type { BundleBag, BundleGroup } from './bundle-bag'
import styles from './bundle-drawer.module.scss'
import { BundlePiece } from './bundle-piece'
import { BundleSum } from './bundle-sum'

type Props = {
  bag: BundleBag
  onToggle: (sku: string) => void
  isOpen: boolean
  onClose: () => void
}

/** Every group of the bundle bag, three pieces to a line; the total stays below, what was chosen above. P08. */
export function BundleDrawer({ bag, onToggle, isOpen, onClose }: Props) {
  useCloseOnNavigation(onClose)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="搭配成套"
      footer={<BundleSum bag={bag} onLeave={onClose} />}
    >
      <ChosenPieces bag={bag} />
      {bag.groups
        .filter(({ needShow }) => needShow)
        .map((group) => (
          <Group key={group.url} group={group} onToggle={onToggle} />
        ))}
    </Drawer>
  )
}

/** The product and what comes with it, side by side. */
function ChosenPieces({ bag }: { bag: BundleBag }) {
  const { product, chosen } = useSelection()
  const [image = product.images[0]] = chosen.images
  const pieces = [...(image ? [{ sku: product.sku, image }] : []), ...bag.selected]
  return (
    <ul className={styles.chosen} aria-label="已选商品">
      {pieces.map((piece) => (
        <li key={piece.sku} className={styles.thumb}>
          <Picture name={piece.image.name} alt={piece.image.alt} sizes="64px" />
        </li>
      ))}
    </ul>
  )
}

function Group({ group, onToggle }: { group: BundleGroup; onToggle: (sku: string) => void }) {
  const { name, products, selectNum } = group
  return (
    <section className={styles.group} aria-label={name}>
      <h3 className={styles.heading}>
        {name}
        <span className={styles.count}>{selectNum > 0 && `已选 ${selectNum} 件`}</span>
      </h3>
      <ul className={styles.grid}>
        {products
          .filter(({ needShow }) => needShow)
          .map((piece) => (
            <li key={piece.sku}>
              <BundlePiece piece={piece} sizes="(max-width: 1023.98px) 33vw, 144px" onToggle={onToggle} />
            </li>
          ))}
      </ul>
    </section>
  )
}
