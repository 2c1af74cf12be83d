import type { ReactNode } from 'react'
import { MediaRow } from './media-row'
import styles from './line-row.module.scss'

type Props = {
  picture: string
  name: ReactNode
  /** What it comes to, at the end of the line of its name. */
  amount?: string | undefined
  /** What it was chosen by, and how many. */
  words: string
  children?: ReactNode
}

/** One line of what is or was bought: its picture, name and amount, and below what was chosen. */
export function LineRow({ picture, name, amount, words, children }: Props) {
  return (
    <MediaRow picture={picture} size="small">
      <div className={styles.head}>
        <p>{name}</p>
        {amount !== undefined && <p className={styles.amount}>{amount}</p>}
      </div>
      <p className={styles.words}>{words}</p>
      {children}
    </MediaRow>
  )
}
