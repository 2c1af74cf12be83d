'use client'

import { IconButton } from '../icon-button'
import styles from './carousel-buttons.module.scss'

/** Moves the row by most of what is in sight; at an end it goes round to the other. */
export function CarouselButtons({ rowId }: { rowId: string }) {
  return (
    <div className={styles.root}>
      <IconButton icon="chevron-left" label="上一组" onClick={() => move(rowId, -1)} />
      <IconButton icon="chevron-right" label="下一组" onClick={() => move(rowId, 1)} />
    </div>
  )
}

function move(rowId: string, direction: 1 | -1) {
  const row = document.getElementById(rowId)
  if (!row) return
  const { scrollLeft, clientWidth, scrollWidth } = row
  const isAtEnd = direction === 1 ? scrollLeft + clientWidth >= scrollWidth - 1 : scrollLeft <= 0
  const start = direction === 1 ? 0 : scrollWidth
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  row.scrollTo({ left: isAtEnd ? start : scrollLeft + direction * clientWidth * 0.75, behavior })
}
