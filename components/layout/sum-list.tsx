import type { ReactNode } from 'react'
import styles from './sum-list.module.scss'

export type SumRow = { label: string; value: ReactNode; isTotal?: boolean }

type Props = {
  rows: readonly SumRow[]
  /** The figures are about to change: they step back until the new ones are here. */
  isPending?: boolean
}

/** Figures under one another, aligned right, the total last and apart. */
export function SumList({ rows, isPending = false }: Props) {
  return (
    <dl className={styles.root} data-pending={isPending} aria-busy={isPending}>
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} className={styles.row} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
