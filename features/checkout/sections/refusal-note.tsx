import { Notice } from '@/components/feedback/notice'
import styles from './refusal-note.module.scss'

/** Why the order was not placed: said at once, and brought into sight. */
export function RefusalNote({ children }: { children: string }) {
  return (
    <div ref={bringIntoSight} className={styles.root} tabIndex={-1}>
      <Notice>{children}</Notice>
    </div>
  )
}

function bringIntoSight(element: HTMLElement | null) {
  element?.focus()
}
