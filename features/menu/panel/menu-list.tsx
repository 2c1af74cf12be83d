import { Anchor } from '@/components/anchor'
import { Icon } from '@/components/icon'
import styles from './menu-list.module.scss'
import { hasGap, navOf, type NavigationItem } from '../navigation/navigation'

type Props = {
  /** By which the entry that opens the list names it. */
  id: string
  items: readonly NavigationItem[]
  /** Before which entries a gap stands. */
  count?: readonly number[]
  /** The list's own entry, of which all can be seen. */
  of?: NavigationItem
  allNav?: 'view-all' | 'view-more'
  /** The entry of this list that is open, or the one the page belongs to. */
  activeId?: string
  isExpandable: (item: NavigationItem) => boolean
  /** Desktop: the list an entry opens stands beside this one. */
  controls?: string
  size?: 'large'
  onPress: (item: NavigationItem) => void
}

/** One level of the menu: entries that open the next level, links, and one to the whole. A§2. */
export function MenuList({
  id,
  items,
  count = [],
  of,
  allNav = 'view-all',
  activeId,
  isExpandable,
  controls,
  size,
  onPress,
}: Props) {
  return (
    <ul id={id} className={styles.root} data-menu="column" data-size={size}>
      {items.map((item, place) => (
        <li key={item.id} data-gap={hasGap(count, place) || undefined} className={styles.item}>
          {isExpandable(item) ? (
            <button
              type="button"
              className={styles.entry}
              data-entry={item.id}
              data-active={item.id === activeId || undefined}
              aria-expanded={controls ? item.id === activeId : undefined}
              aria-controls={controls}
              onClick={() => onPress(item)}
            >
              <span>{item.name}</span>
              <Icon name="chevron-right" className={styles.sign} />
            </button>
          ) : (
            <Anchor
              className={styles.entry}
              data-active={item.id === activeId || undefined}
              href={item.url}
              nav={navOf(item.id)}
              prefetch={false}
            >
              {item.name}
            </Anchor>
          )}
        </li>
      ))}
      {of && (
        <li className={styles.all}>
          <Anchor className={styles.entry} href={of.url} nav={navOf(of.id, allNav)} prefetch={false}>
            <span className={styles.allText}>查看全部</span>
            <span className="visually-hidden">{of.name}</span>
          </Anchor>
        </li>
      )}
    </ul>
  )
}
