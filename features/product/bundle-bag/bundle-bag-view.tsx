'use client'

import { useState } from 'react'
import { Picture } from '@/components/media/picture'
import { useSelection } from '../selection/selection'
import { arrangementOf } from './bundle-bag'
import styles from './bundle-bag-view.module.scss'
import { BundleDrawer } from './bundle-drawer'
import { BundlePiece } from './bundle-piece'
import { BundleSum } from './bundle-sum'
import { useBundleBag } from './use-bundle-bag'

/** The product with five pieces beside it, laid out as one arrangement, and what it all comes to. P08. */
export function BundleBagView({ bundleCategory }: { bundleCategory: string }) {
  const { product, chosen } = useSelection()
  const { bag, toggle } = useBundleBag(bundleCategory)
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  if (!bag) return null
  if (bag.groups.length === 0) return <p className={styles.none}>搭配商品暂时售罄。</p>

  const openDrawer = () => {
    setOpenings(openings + 1)
    setIsOpen(true)
  }
  const image = chosen.images[0]
  return (
    <div className={styles.root}>
      <figure className={styles.current}>
        {image && (
          <Picture name={image.name} alt={image.alt} sizes="(max-width: 1023.98px) 66vw, 40vw" ratio="fill" />
        )}
        <figcaption className={styles.name}>{product.name}</figcaption>
      </figure>
      <ul className={styles.pieces}>
        {arrangementOf(bag).map((piece) => (
          <li key={piece.sku}>
            <BundlePiece piece={piece} sizes="(max-width: 1023.98px) 33vw, 20vw" onToggle={toggle} />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <BundleSum bag={bag} onBrowse={openDrawer} />
      </div>
      {openings > 0 && (
        <BundleDrawer
          key={openings}
          bag={bag}
          onToggle={toggle}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
