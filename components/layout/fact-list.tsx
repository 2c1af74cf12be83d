import type { ReactNode } from 'react'
import styles from './fact-list.module.scss'

type Props = { facts: readonly { label: string; value: ReactNode }[] }

/** What is to be known about something, each under its label; side by side where there is room. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
