import { IconButton } from '@/components/icon-button'
import { Picture } from '@/components/media/picture'
import { ProductTile } from '@/features/product-list/tile/product-tile'
import { tileOf } from '@/features/product-list/tile/tile'
import type { Data } from '@/lib/api/types'
import styles from './wish-entry.module.scss'

type Wish = Data<'listWishes'>['items'][number]

const sizes = '(max-width: 1023.98px) 50vw, 25vw'

/** A piece as it is now, with its colour; what left the store stays by its name until its heart is pressed. */
export function WishEntry({ item: { product, removed, productId } }: { item: Wish }) {
  if (product) {
    const tile = tileOf(product)
    const note = [product.color?.label, tile.note].filter(Boolean).join(' · ')
    return (
      <li>
        <ProductTile tile={{ ...tile, note }} sizes={sizes} />
      </li>
    )
  }
  if (!removed) return null
  const { name, image } = removed
  return (
    <li className={styles.removed} aria-label={name}>
      <div className={styles.picture}>
        <Picture name={image.name} alt="" sizes={sizes} />
      </div>
      <div className={styles.facts}>
        <p>{name}</p>
        <p className={styles.quiet}>已下架</p>
      </div>
      <IconButton
        icon="heart"
        label={`收藏 ${name}`}
        aria-pressed
        data-wish={productId}
        className={styles.heart}
      />
    </li>
  )
}
