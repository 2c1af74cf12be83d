'use client'

import { Carousel } from '@/components/media/carousel'
import styles from './product-row.module.scss'
import { ProductTile } from './product-tile'
import type { Tile } from './tile'

type Props = { tiles: readonly Tile[]; label: string }

/** Products in one row that scrolls sideways. A client component: its data is sent once, as HTML. */
export function ProductRow({ tiles, label }: Props) {
  return (
    <Carousel label={label}>
      {tiles.map((tile) => (
        <ProductTile key={tile.href} tile={tile} sizes="(max-width: 1023.98px) 45vw, 25vw" />
      ))}
    </Carousel>
  )
}

/** A row of other products under the page, with its title; nothing without products. P09. */
export function RelatedProducts({ tiles, title }: { tiles: readonly Tile[]; title: string }) {
  if (tiles.length === 0) return null
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{title}</h2>
      <ProductRow tiles={tiles} label={title} />
    </section>
  )
}
