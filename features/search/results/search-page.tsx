import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { PageBeyond, Pagination } from '@/components/layout/pagination'
import { firstView } from '@/lib/lists/list-view'
import { routes } from '@/lib/routes'
import type { SearchResults } from '../loaders'
import { nothingFound } from '../search-text'
import { SearchedBefore } from '../searched-before'
import { ResultCount } from '@/features/product-list/result-count'
import { RememberSearch } from './remember-search'
import { SearchAgain } from './search-again'
import type { SearchQuery } from './search-query'
import styles from './search-page.module.scss'

type Found = { q: string; query: SearchQuery; results: SearchResults }

type Props = {
  /** Null when nothing is searched for. */
  found: Found | null
  /** Filters and order of the list. */
  bar: ReactNode
  products: ReactNode
  /** What stands in place of products. */
  findMore: ReactNode
}

/** The results of a search, complete without scripts. A§2. */
export function SearchPage({ found, bar, products, findMore }: Props) {
  const isSomething = found !== null && (found.results.totalProducts > 0 || isChosen(found.query))
  return (
    <>
      <header className={styles.head}>
        <div className={styles.field}>
          <SearchAgain q={found?.q ?? null} />
        </div>
        <Title found={found} />
        {found && !isSomething && <p className={styles.nothing}>{nothingFound}</p>}
      </header>
      {isSomething ? (
        <>
          {bar}
          {found.results.items.length > 0 && products}
          {found.results.totalProducts === 0 && <NothingChosen found={found} />}
          <Pages found={found} />
        </>
      ) : (
        <>
          {findMore}
          {/* Last: only this browser knows what it searched for, and what comes late must move nothing. */}
          <div className={styles.before}>
            <SearchedBefore from="search" />
          </div>
        </>
      )}
    </>
  )
}

function isChosen({ view }: SearchQuery): boolean {
  return view.filters !== firstView.filters || view.page > firstView.page
}

function Title({ found }: Pick<Props, 'found'>) {
  if (!found) return <h1 className={styles.title}>搜索</h1>
  const { totalProducts } = found.results
  return (
    <h1 className={styles.title}>
      “{found.q}”的搜索结果
      {totalProducts > 0 && <ResultCount className={styles.count} count={totalProducts} />}
      <RememberSearch q={found.q} marks={found.query.marks} />
    </h1>
  )
}

function NothingChosen({ found: { q, query } }: { found: Found }) {
  return (
    <EmptyState
      title="没有符合所选条件的商品"
      action={<ButtonLink href={routes.search(q, query.marks)}>查看全部</ButtonLink>}
    >
      您可以减少筛选条件，或浏览全部搜索结果。
    </EmptyState>
  )
}

function Pages({ found: { q, query, results } }: { found: Found }) {
  const { marks, view } = query
  const { totalPages } = results
  const hrefOf = (page: number) => routes.search(q, marks, { ...view, page })
  if (totalPages > 0 && view.page > totalPages) return <PageBeyond pageCount={totalPages} hrefOf={hrefOf} />
  return (
    <div className={styles.pages}>
      <Pagination page={view.page} pageCount={totalPages} hrefOf={hrefOf} />
    </div>
  )
}
