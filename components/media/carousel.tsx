'use client'

import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import styles from './carousel.module.scss'

type Props = { label: string; children: ReactNode }

/** A row that scrolls sideways by hand, wheel or keyboard; on desktop with two buttons. Works without scripts. */
export function Carousel({ label, children }: Props) {
  const id = useId()
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <ul id={id} className={styles.row} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <CarouselButtons rowId={id} />
    </div>
  )
}

/** Moves the row by most of what is in sight; at an end it goes round to the other. */
function CarouselButtons({ rowId }: { rowId: string }) {
  return (
    <div className={styles.buttons}>
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
