import { Icon } from '@/components/icon'
import { Menu } from '@/components/overlay/menu'
import type { ListSort, ListView } from '@/lib/lists/list-view'
import { withSort } from './chosen-facets'
import { listHref, type ListSource } from './filterable-list'
import styles from './sort-menu.module.scss'

const sorts: readonly { sort: ListSort; label: string }[] = [
  { sort: 'position', label: '默认排序' },
  { sort: 'price-asc', label: '价格从低到高' },
  { sort: 'price-desc', label: '价格从高到低' },
]

/** The orders of a list, as links. They load the page: the router takes a list and its other views for one. */
export function SortMenu({ source, view }: { source: ListSource; view: ListView }) {
  const title = (
    <span className={styles.title}>
      <Icon name="sort" />
      排序
    </span>
  )
  return (
    <Menu key={view.sort} title={title}>
      {sorts.map(({ sort, label }) => (
        <a
          key={sort}
          className={styles.choice}
          href={listHref(source, withSort(view, sort))}
          aria-current={sort === view.sort ? 'true' : undefined}
          rel="nofollow"
        >
          {label}
        </a>
      ))}
    </Menu>
  )
}
