import type { ReactNode } from 'react'
import styles from './data-table.module.scss'

type Props = {
  /** What the table is of, for those who do not see it. */
  label: string
  caption?: ReactNode
  header: readonly string[]
  /** The first value of a row names it. */
  rows: readonly (readonly string[])[]
}

/** Rows and columns between hairlines; a wide one scrolls by itself on a phone. */
export function DataTable({ label, caption, header, rows }: Props) {
  return (
    <div className={styles.root} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <Cell key={column} isName={column === 0}>
                  {value}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ isName, children }: { isName: boolean; children: string }) {
  if (!isName) return <td className={styles.cell}>{children}</td>
  return (
    <th scope="row" className={styles.cell}>
      {children}
    </th>
  )
}
