import type { ReactNode } from 'react'
import { Icon } from '@/components/icon'
import { Menu } from '@/components/disclosure/menu'
import type { ListSort, ListView } from '@/lib/lists/list-view'
import { FilterButton } from './filter-button'
import { countChosen, listHref, withSort, type FilterableList, type ListSource } from './filterable-list'
import styles from './list-bar.module.scss'
import { PlainFacets } from './plain-facets'

type Props = {
  list: FilterableList
  /** The name of the list, where nothing above the bar says it. */
  title?: ReactNode
}

/** The thin bar that sticks under the header: 筛选 and 排序, and between them what the list is called. */
export function ListBar({ list, title }: Props) {
  return (
    <>
      <div className={styles.root}>
        <FilterButton list={list} count={countChosen(list.view.filters)} />
        {title && <div className={styles.title}>{title}</div>}
        <SortMenu source={list.source} view={list.view} />
      </div>
      <PlainFacets list={list} />
    </>
  )
}

const sorts: readonly { sort: ListSort; label: string }[] = [
  { sort: 'position', label: '默认排序' },
  { sort: 'price-asc', label: '价格从低到高' },
  { sort: 'price-desc', label: '价格从高到低' },
]

/** The orders of a list, as links. They load the page: the router takes a list and its other views for one. */
function SortMenu({ source, view }: { source: ListSource; view: ListView }) {
  const title = (
    <span className={styles.sort}>
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
