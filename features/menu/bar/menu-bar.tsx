'use client'

import type { BarEntry } from './bar-entries'
import { MenuBarEntry } from './menu-bar-entry'
import styles from './menu-bar.module.scss'
import { MenuFollower } from './menu-follower'

/**
 * The top level of the menu in the header. With scripts an entry opens the panel; without them, and for search engines, it
 * leads to its page, and what lies below it can be followed from here: deeper levels are linked on those pages. A§2.
 */
export function MenuBar({ entries }: { entries: readonly BarEntry[] }) {
  return (
    <nav aria-label="主菜单">
      <ul className={styles.list}>
        {entries.map(({ id, name, url, isApart, below }) => (
          <li key={id} className={styles.entry} data-gap={isApart}>
            <MenuBarEntry id={id} url={url} name={name} />
            {below.length > 0 && (
              <ul className={styles.below}>
                {below.map((child) => (
                  <li key={child.url}>
                    <a href={child.url}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <MenuFollower />
    </nav>
  )
}
