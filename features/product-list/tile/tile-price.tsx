import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { formatFen } from '@/lib/format'
import styles from './tile-price.module.scss'

/** What a product costs in a list; a hidden price is asked for (P05). */
export function TilePrice({ item }: { item: ProductListItem }) {
  const { price, orgPrice, hasSpecialPrice, hidePrice } = item
  if (hidePrice) return <span className={styles.quiet}>价格请咨询</span>
  if (!hasSpecialPrice || orgPrice === null) return <span className={styles.root}>{formatFen(price)}</span>
  return (
    <span className={styles.root}>
      <span className="visually-hidden">现价</span>
      {formatFen(price)} <span className="visually-hidden">原价</span>
      <s className={styles.quiet}>{formatFen(orgPrice)}</s>
    </span>
  )
}
