import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { ProductRow } from '../tile/product-row'
import type { Tile } from '../tile/tile'
import { CategoryHead } from './category-head'
import styles from './category-landing.module.scss'
import { crumbsOf } from './category-facts'
import { CategoryStill, stillOf } from './category-still'
import { GroupTiles, type Group } from './group-tiles'

type Props = {
  category: Category
  groups: readonly Group[]
  /** What is new in it. */
  news: readonly Tile[]
  /** Its editorial chapters. */
  children: ReactNode
}

/** Where a world begins, such as 女士: a picture, its groups, what is new, a chapter to read; no list. P03. */
export function CategoryLanding({ category, groups, news, children }: Props) {
  const { name, description } = category
  const still = stillOf(category)
  return (
    <div className={styles.root}>
      {still && <CategoryStill image={still} name={name} description={description} height="screen" />}
      <div className={styles.way}>
        <Breadcrumb items={crumbsOf(category)} />
      </div>
      {!still && <CategoryHead name={name} description={description} />}
      <GroupTiles items={groups} isFirst={!still} />
      {news.length > 0 && (
        <section className={styles.news}>
          <h2 className={styles.title}>新作</h2>
          <ProductRow tiles={news} label="新作" />
        </section>
      )}
      {children}
    </div>
  )
}
