import type { ReactNode } from 'react'
import styles from './empty-state.module.scss'

type Props = {
  title: string
  children?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** The rank of the title on its page. */
  heading?: 'h1' | 'h2'
}

/** A page or panel with nothing in it, as carefully made as the full one. */
export function EmptyState({ title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={styles.root}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
