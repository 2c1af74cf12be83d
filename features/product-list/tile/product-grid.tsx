import { Picture } from '@/components/media/picture'
import type { Image, ProductListItem } from '@/contract/calls/catalogue/product'
import { portraitOf } from '@/lib/picture-names'
import { ProductTile } from './product-tile'
import styles from './product-grid.module.scss'

type Props = {
  items: readonly ProductListItem[]
  /** An editorial picture among the products, two by two. */
  picture?: Image | null
  /** Whether the page begins with it, so that its first row is loaded before the rest. */
  isFirst?: boolean
}

const sizes = '(max-width: 1023.98px) 50vw, 25vw'
/** On desktop the first row is in sight: its pictures are loaded before the rest. */
const rowLength = 4
/** The picture stands after the second row of four. */
const pictureAfter = 8

/** Products edge to edge, two columns on phones, four on desktop. */
export function ProductGrid({ items, picture, isFirst = true }: Props) {
  const isPictured = picture && items.length > pictureAfter + rowLength
  return (
    <ul className={styles.root} data-few={items.length < rowLength ? items.length : undefined}>
      {items.slice(0, isPictured ? pictureAfter : undefined).map((item, index) => (
        <li key={item.sku} className={styles.item}>
          <ProductTile item={item} sizes={sizes} priority={isFirst && index < rowLength} />
        </li>
      ))}
      {isPictured && (
        <li className={styles.picture}>
          <Picture
            name={portraitOf(picture.name)}
            alt={picture.alt}
            sizes="(max-width: 1023.98px) 100vw, 50vw"
            ratio="fill"
          />
        </li>
      )}
      {isPictured &&
        items.slice(pictureAfter).map((item) => (
          <li key={item.sku} className={styles.item}>
            <ProductTile item={item} sizes={sizes} />
          </li>
        ))}
    </ul>
  )
}
