'use client'

import type { BarEntry } from './bar-entries'
import styles from './plain-menu.module.scss'

/** The top level of the menu as links, for phones where no script can open it. A client component: the header's data is its own. A§2, S24. */
export function PlainMenu({ entries }: { entries: readonly BarEntry[] }) {
  return (
    <noscript>
      <nav className={styles.root} aria-label="主菜单">
        <ul className={styles.list}>
          {entries.map(({ id, name, url }) => (
            <li key={id}>
              <a className={styles.link} href={url}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
