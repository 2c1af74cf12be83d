import { FacetLinks } from './facet-links'
import { FilterButton } from './filter-button'
import type { FilterableList } from './filterable-list'
import styles from './list-bar.module.scss'
import { SortMenu } from './sort-menu'

/** The thin bar that sticks under the header: 筛选 and 排序. */
export function ListBar({ list }: { list: FilterableList }) {
  return (
    <>
      <div className={styles.root}>
        <FilterButton list={list} />
        <SortMenu source={list.source} view={list.view} />
      </div>
      <noscript>
        <FacetLinks list={list} />
      </noscript>
    </>
  )
}
