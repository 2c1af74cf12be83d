'use client'

import type { ReactNode, Ref } from 'react'
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

type DeferredProps = {
  title: string
  /** Null until they are there: their place is held. */
  tiles: readonly Tile[] | null
  ref?: Ref<HTMLElement>
  /** Beside the title. */
  action?: ReactNode
}

/** Such a row whose products come later than the page. */
export function DeferredProducts({ title, tiles, ref, action }: DeferredProps) {
  return (
    <section ref={ref} className={styles.related} aria-busy={tiles === null}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      <div className={styles.place}>
        <div className={styles.ghosts} data-filled={tiles !== null} />
        {tiles && <ProductRow tiles={tiles} label={title} />}
      </div>
    </section>
  )
}
