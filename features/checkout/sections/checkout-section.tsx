import { useId } from 'react'
import type { ReactNode } from 'react'
import { RefusalNote } from './refusal-note'
import styles from './checkout-section.module.scss'

type Props = { title: string; refusal?: string | null; children: ReactNode }

/** One step of the checkout, with what was refused about it on top. */
export function CheckoutSection({ title, refusal, children }: Props) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {refusal && <RefusalNote>{refusal}</RefusalNote>}
      {children}
    </section>
  )
}
