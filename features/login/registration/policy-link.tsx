import { Anchor } from '@/components/anchor'
import styles from './consent-fields.module.scss'

/** A text that is agreed to, in a tab of its own: the form stays as it is. */
export function PolicyLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor className={styles.link} href={href} target="_blank">
      {children}
    </Anchor>
  )
}
