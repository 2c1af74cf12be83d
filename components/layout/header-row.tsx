import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './header-row.module.scss'

type Props = {
  /** What stands at the left of the word mark. */
  start?: ReactNode
  mark: ReactNode
  /** What stands at the right of it. */
  end?: ReactNode
  className?: string
}

/** The row at the head of every page and full-screen panel: the same height, the word mark in the same place. */
export function HeaderRow({ start, mark, end, className }: Props) {
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.start}>{start}</div>
      {mark}
      <div className={styles.end}>{end}</div>
    </div>
  )
}
