import type { CSSProperties } from 'react'
import styles from './menu-skeleton.module.scss'

type Props = {
  /** How many entries are expected. */
  count: number
  /** The data is there: it fades. */
  isLeaving: boolean
}

/** Holds the place of a list that is on its way, in the shape it had the last time. A§2. */
export function MenuSkeleton({ count, isLeaving }: Props) {
  return (
    <div
      className={styles.root}
      data-leaving={isLeaving || undefined}
      data-testid="menu-skeleton"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, place) => {
        const style: CSSProperties & { '--width': string } = { '--width': `${56 + ((place * 37) % 72)}px` }
        return <div key={place} className={styles.line} style={style} />
      })}
    </div>
  )
}
