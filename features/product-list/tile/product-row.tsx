import { Carousel } from '@/components/media/carousel'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import styles from './product-row.module.scss'
import { ProductTile } from './product-tile'

type Props = { items: readonly ProductListItem[]; label: string }

/** Products in one row that scrolls sideways. */
export function ProductRow({ items, label }: Props) {
  return (
    <Carousel label={label}>
      {items.map((item) => (
        <ProductTile key={item.sku} item={item} sizes="(max-width: 1023.98px) 45vw, 25vw" />
      ))}
    </Carousel>
  )
}

/** A row of other products under the page, with its title; nothing without products. P09. */
export function RelatedProducts({ items, title }: { items: readonly ProductListItem[]; title: string }) {
  if (items.length === 0) return null
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{title}</h2>
      <ProductRow items={items} label={title} />
    </section>
  )
}
