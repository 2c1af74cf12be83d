import { Anchor } from '@/components/anchor'
import type { GlobalConfiguration } from '@/contract/calls/catalogue/global-configuration'
import { FooterAction } from './footer-action'
import { isFooterAction } from './footer-actions'
import styles from './footer-bar.module.scss'

type Entry = GlobalConfiguration['footerBar'][number]

const sides = ['left', 'right'] as const

/** The bar of links and actions under the columns; an action nobody knows is left out. A§3, `footerBar`. */
export function FooterBar({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={styles.root}>
      {sides.map((side) => (
        <ul key={side} className={styles.side} data-side={side}>
          {entries
            .filter(
              ({ position, type, path }) => position === side && (type === 'link' || isFooterAction(path)),
            )
            .map((entry) => (
              <li
                key={entry.path}
                className={styles.entry}
                data-style={entry.style}
                data-hover={entry.hoverEffect}
              >
                <BarEntry entry={entry} />
              </li>
            ))}
        </ul>
      ))}
    </div>
  )
}

function BarEntry({ entry: { type, path, title } }: { entry: Entry }) {
  if (type === 'function' && isFooterAction(path)) {
    return (
      <FooterAction action={path} className={styles.press}>
        {title}
      </FooterAction>
    )
  }
  return (
    <Anchor className={styles.press} href={path} prefetch={false}>
      {title}
    </Anchor>
  )
}
