'use client'

import { useOverlayStore } from '@/stores/overlay-store'
import styles from './search-strip.module.scss'

/** On phones a way to the search under the header, there only while the page is scrolled to its top. A§2. */
export function SearchStrip() {
  const open = useOverlayStore((state) => state.open)
  return (
    <div role="search" aria-label="搜索入口" className={styles.root}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => open('search')}>
        搜索
      </button>
    </div>
  )
}
