import { Anchor } from '@/components/anchor'
import type { FooterColumnContent } from './footer-schema'
import styles from './footer-column.module.scss'

/**
 * One column of links. On phones the title opens it: a `<details>` without content beside the list, since a closed one
 * hides what it holds on desktop too. Works without scripts.
 */
export function FooterColumn({ column: { title, links } }: { column: FooterColumnContent }) {
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.toggle}>
        <summary className={styles.summary}>
          {title}
          <span className={styles.sign} aria-hidden="true" />
        </summary>
      </details>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <Anchor
              className={styles.link}
              href={url}
              prefetch={false}
              target={isAway(url) ? '_blank' : undefined}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAway(url: string): boolean {
  return /^https?:/i.test(url)
}
