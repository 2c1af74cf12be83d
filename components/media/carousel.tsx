import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { CarouselButtons } from './carousel-buttons'
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
