import type { ReactNode } from 'react'
import styles from './related-products.module.scss'

/** A row of other products under the page, with its title. P09. */
export function RelatedProducts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
