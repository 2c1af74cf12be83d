import type { ReactNode } from 'react'
import styles from './frame-note.module.scss'

/** A line at the foot of the window, over the page: something outside this page that the shopper should know. */
export function FrameNote({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>
}
