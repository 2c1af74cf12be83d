import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './notice.module.scss'

type Props = { tone?: 'error' | 'status'; children: ReactNode }

/** One sentence about what went wrong, said at once, or about what was done. */
export function Notice({ tone = 'error', children }: Props) {
  return (
    <div className={styles.root} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={tone === 'error' ? 'warning' : 'check'} className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}
