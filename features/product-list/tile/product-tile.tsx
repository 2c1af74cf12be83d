import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { noteOf, refusalText, tileHref } from './tile-text'
import { TilePrice } from './tile-price'
import styles from './product-tile.module.scss'

type Props = { item: ProductListItem; sizes: string; priority?: boolean }

/** A product in a list: picture, second view on hover, name, price, colours. B§3. */
export function ProductTile({ item, sizes, priority }: Props) {
  const { image, switchImage, name, colorCount } = item
  const note = noteOf(item)
  const refusal = refusalText(item)
  return (
    <Link className={styles.root} href={tileHref(item)}>
      <span className={styles.pictures}>
        <Picture name={image.name} alt="" sizes={sizes} priority={priority} />
        {switchImage && switchImage.name !== image.name && (
          <span className={styles.second}>
            <Picture name={switchImage.name} alt="" sizes={sizes} ratio="fill" />
          </span>
        )}
      </span>
      <span className={styles.facts}>
        {note && <span className={styles.quiet}>{note}</span>}
        <span>{name}</span>
        <TilePrice item={item} />
        {refusal && <span className={styles.quiet}>{refusal}</span>}
        {colorCount > 1 && <span className={styles.quiet}>{colorCount} 色</span>}
      </span>
    </Link>
  )
}
