import type { ReactNode } from 'react'
import styles from './summary-layout.module.scss'

type Props = {
  /** Names the summary for screen readers. */
  label: string
  details: ReactNode
  /** Total and button: on phones they stay in sight at the bottom. */
  action: ReactNode
  children: ReactNode
}

/** Two columns, the summary sticky; on phones one column with total and action pinned. */
export function SummaryLayout({ label, details, action, children }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>
        <section className={styles.summary} aria-label={label}>
          <div className={styles.details}>{details}</div>
          <div className={styles.action}>{action}</div>
        </section>
      </div>
    </div>
  )
}
