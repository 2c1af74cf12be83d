'use client'

import { availabilityText } from '@/contract/rules/catalogue/availability'
import { formatFen } from '@/lib/format'
import { useSelection } from '../selection/selection'
import styles from './chosen-facts.module.scss'

/** What the chosen product costs; a hidden price is on request (P05). */
export function ChosenPrice() {
  const { product, chosen } = useSelection()
  if (product.hidePrice) return <p>价格请咨询客户服务</p>
  return (
    <p className={styles.prices}>
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

/** Whether the chosen product is there; said again when it changes. */
export function AvailabilityLabel() {
  const { chosen } = useSelection()
  return (
    <p className={styles.availability} role="status">
      {availabilityText(chosen.availability)}
    </p>
  )
}
