'use client'

import { availabilityLabels } from '../selection/availability'
import styles from './availability-label.module.scss'
import { useSelection } from '../selection/selection'

/** Whether the chosen product is there; said again when it changes. */
export function AvailabilityLabel() {
  const { product, chosen } = useSelection()
  return (
    <p className={styles.root} role="status">
      {product.isComingSoon ? '即将上市' : availabilityLabels[chosen.availability]}
    </p>
  )
}
