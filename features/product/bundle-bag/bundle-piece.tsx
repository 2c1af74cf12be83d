'use client'

import { Icon } from '@/components/icon'
import { Picture } from '@/components/media/picture'
import { formatFen } from '@/lib/format'
import type { BundleProduct } from './bundle-bag'
import styles from './bundle-piece.module.scss'

type Props = {
  piece: BundleProduct
  sizes: string
  onToggle: (sku: string) => void
}

/** A piece that may come with the product; pressed, it does. P08. */
export function BundlePiece({ piece, sizes, onToggle }: Props) {
  const { sku, name, image, price, isSelect } = piece
  return (
    <button type="button" className={styles.root} aria-pressed={isSelect} onClick={() => onToggle(sku)}>
      <span className={styles.picture}>
        <Picture name={image.name} alt="" sizes={sizes} />
        <span className={styles.mark} aria-hidden="true">
          <Icon name={isSelect ? 'check' : 'plus'} />
        </span>
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{formatFen(price)}</span>
      </span>
    </button>
  )
}
