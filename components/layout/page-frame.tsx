import type { ReactNode } from 'react'
import styles from './page-frame.module.scss'

type Props = {
  /** One column of text and fields, or the width of two columns. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** The space around a page with one thing to do. */
export function PageFrame({ width = 'wide', children }: Props) {
  return (
    <div className={styles.root} data-width={width}>
      {children}
    </div>
  )
}
