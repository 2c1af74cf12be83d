'use client'

import { useEffect } from 'react'
import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import type { Image } from '@/contract/calls/catalogue/media'
import { track } from '@/lib/analytics/track'
import { portraitOf } from '@/lib/media/picture-names'
import { ProductTile } from './product-tile'
import styles from './product-grid.module.scss'
import type { Tile } from './tile'

/** A picture among the products with a way on, two by two. P03. */
export type Promotion = { title: string; text?: string | undefined; image: Image; href: string }

type Props = {
  tiles: readonly Tile[]
  promotions?: readonly Promotion[]
  /** Whether the page begins with it, so that its first row is loaded before the rest. */
  place?: 'first' | 'below'
}

const sizes = '(max-width: 1023.98px) 50vw, 25vw'
/** On desktop the first row is in sight: its pictures are loaded before the rest. */
const rowLength = 4
/** So many products stand before each promotion; each is shown where two rows beside it are full. */
const placesOfPromotions = [8, 14]

/** Products edge to edge, two columns on phones, four on desktop. A client component: its data is sent once, as HTML. */
export function ProductGrid({ tiles, promotions = [], place = 'first' }: Props) {
  useEffect(() => {
    track({ event: 'product_list', payload: { skus: tiles.map(({ sku, parentSku = sku }) => parentSku) } })
  }, [tiles])

  if (tiles.length === 0) return null
  const promotionAt = (index: number) => {
    const number = placesOfPromotions.indexOf(index)
    return index + rowLength <= tiles.length ? promotions[number] : undefined
  }
  return (
    <ul className={styles.root} data-few={tiles.length < rowLength ? tiles.length : undefined}>
      {tiles.map((tile, index) => {
        const promotion = promotionAt(index)
        const product = (
          <li key={tile.href}>
            <ProductTile tile={tile} sizes={sizes} priority={place === 'first' && index < rowLength} />
          </li>
        )
        return promotion ? [<PromotionTile key={promotion.href} promotion={promotion} />, product] : product
      })}
    </ul>
  )
}

function PromotionTile({ promotion: { title, text, image, href } }: { promotion: Promotion }) {
  return (
    <li className={styles.promotion}>
      <Anchor className={styles.link} href={href}>
        <span className={styles.picture}>
          <Picture
            name={portraitOf(image.name)}
            alt=""
            sizes="(max-width: 1023.98px) 100vw, 50vw"
            ratio="fill"
          />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </Anchor>
    </li>
  )
}
