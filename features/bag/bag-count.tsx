'use client'

import { useDeferredBagCount } from './deferred-queries'
import styles from './bag-count.module.scss'

/** The number beside the bag's icon, shown only above 0. A§2. */
export function BagCount() {
  const count = useDeferredBagCount() ?? 0
  if (count === 0) return null
  return (
    <span className={styles.root}>
      {count}
      <span className="visually-hidden"> 件商品</span>
    </span>
  )
}
