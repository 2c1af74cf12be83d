import { Anchor } from '../anchor'
import styles from './breadcrumb.module.scss'

type Props = {
  /** Outermost first; the last is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[]
}

/** The way to this page. */
export function Breadcrumb({ items }: Props) {
  return (
    <nav aria-label="当前位置">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {href && index < items.length - 1 ? (
              <Anchor href={href} className={styles.link} prefetch={false}>
                {label}
              </Anchor>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
