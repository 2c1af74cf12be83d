import type { ReactNode } from 'react'
import styles from './accordion.module.scss'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  /** What a link to it ends with. */
  id?: string | undefined
  /** Accordions of one name close one another, where the browser knows that. */
  name?: string
}

/** A title between hairlines that opens what is under it. Works without scripts. */
export function Accordion({ title, children, isOpen, ...rest }: Props) {
  return (
    <details {...rest} className={styles.root} open={isOpen}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
