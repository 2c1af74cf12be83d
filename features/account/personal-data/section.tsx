import { useId, type ReactNode } from 'react'
import styles from './section.module.scss'

type Props = {
  title: string
  children: ReactNode
}

/** One subject of the page: its name at the left, on phones above, what is to see and do beside it. */
export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
