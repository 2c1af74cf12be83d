import type { ReactNode } from 'react'
import styles from './data-table.module.scss'

/** A row or a column that is meant, counted from 0. */
export type Marked = { row: number } | { column: number }

type Props = {
  /** What the table is of, for those who do not see it. */
  label: string
  caption?: ReactNode
  header: readonly string[]
  /** The first value of a row names it. */
  rows: readonly (readonly string[])[]
  marked?: Marked | undefined
}

/** Rows and columns between hairlines; a wide one scrolls by itself on a phone. */
export function DataTable({ label, caption, header, rows, marked }: Props) {
  const column = marked && 'column' in marked ? marked.column : undefined
  const markedRow = marked && 'row' in marked ? marked.row : undefined
  return (
    <div className={styles.root} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {header.map((name, at) => (
              <th key={name} scope="col" className={styles.cell} aria-current={at === column || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} aria-current={index === markedRow || undefined}>
              {row.map((value, at) => (
                <Cell key={at} isName={at === 0} isMarked={at === column}>
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

type CellProps = { isName: boolean; isMarked: boolean; children: string }

function Cell({ isName, isMarked, children }: CellProps) {
  if (!isName) {
    return (
      <td className={styles.cell} data-marked={isMarked || undefined}>
        {children}
      </td>
    )
  }
  return (
    <th scope="row" className={styles.cell}>
      {children}
    </th>
  )
}
