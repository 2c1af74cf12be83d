'use client'

import { availabilityText } from '@/contract/rules/availability-words'
import styles from './availability-label.module.scss'
import { useSelection } from '../selection/selection'

/** Whether the chosen product is there; said again when it changes. */
export function AvailabilityLabel() {
  const { chosen } = useSelection()
  return (
    <p className={styles.root} role="status">
      {availabilityText(chosen.availability)}
    </p>
  )
}
