'use client'

import { formatFen } from '@/lib/format'
import styles from './chosen-price.module.scss'
import { useSelection } from '../selection/selection'

/** What the chosen product costs; a hidden price is asked for (P05). */
export function ChosenPrice() {
  const { product, chosen } = useSelection()
  if (product.hidePrice) return <p>价格请咨询客户服务</p>
  return (
    <p className={styles.root}>
      {chosen.orgPriceFen !== null && <span className="visually-hidden">现价</span>}
      <span className={styles.price}>{formatFen(chosen.priceFen)}</span>
      {chosen.orgPriceFen !== null && (
        <>
          <span className="visually-hidden">原价</span>
          <s className={styles.before}>{formatFen(chosen.orgPriceFen)}</s>
        </>
      )}
    </p>
  )
}
