import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { PageBeyond, Pagination } from '@/components/layout/pagination'
import type { Category, ProductList } from '@/contract/calls/catalogue/catalogue'
import type { ListView } from '@/lib/lists/list-view'
import { routes } from '@/lib/routes'
import type { ListSource } from '../filters/filterable-list'
import { ListBar } from '../filters/list-bar'
import { ResultCount } from '../result-count'
import { ProductGrid, type Promotion } from '../tile/product-grid'
import { gridTileOf } from '../tile/tile'
import { crumbsOf } from './category-facts'
import { CategoryHead } from './category-head'
import styles from './category-list.module.scss'
import { CategoryStill, stillOf } from './category-still'
import { GroupStrip } from './group-strip'
import { GroupTiles } from './group-tiles'

type Props = {
  category: Category
  list: ProductList
  view: ListView
  /** Pictures with a way on, which stand among the products of a `clp`. */
  promotions?: readonly Promotion[]
}

/**
 * The products of a category. A `clp` opens with its still and its groups, a `ccl` with its title; a `plp` is the grid
 * alone, its name in the bar. Narrowed or further on, every list is one. P02, P03.
 */
export function CategoryList({ category, list, view, promotions = [] }: Props) {
  const { id, urlKey, name, children } = category
  const { items, totalProducts, totalPages, layers } = list
  const { opening, isWhole, hasProducts } = compositionOf(category, list, view)
  const source: ListSource = { type: 'category', id, urlKey }

  return (
    <div>
      <Opening category={category} opening={opening} count={totalProducts} />
      {isWhole && <Groups category={category} isFirst={opening !== 'still'} />}
      {hasProducts && (
        <ListBar
          list={{ source, view, layers, totalProducts }}
          title={opening === 'bar' ? <BarTitle name={name} count={totalProducts} /> : null}
        />
      )}
      <ProductGrid
        tiles={items.map(gridTileOf)}
        promotions={isWhole ? promotions : []}
        place={opening === 'still' ? 'below' : 'first'}
      />
      {totalProducts === 0 && (hasProducts || children.length === 0) && (
        <EmptyList urlKey={urlKey} view={view} />
      )}
      {totalProducts > 0 && <Pages urlKey={urlKey} view={view} pageCount={totalPages} />}
    </div>
  )
}

/** What a list begins with: a still, its title, or the bar that holds its name. */
type Opening = 'still' | 'title' | 'bar'

function compositionOf(category: Category, { totalProducts }: ProductList, { filters, page }: ListView) {
  const { pageType } = category
  const isWhole = filters === '' && page === 1
  const hasProducts = totalProducts > 0 || filters !== ''
  const isAlone = hasProducts && (pageType === 'plp' || !isWhole)
  const hasStill = pageType === 'clp' && isWhole && stillOf(category) !== null
  const plain: Opening = isAlone ? 'bar' : 'title'
  const opening: Opening = hasStill ? 'still' : plain
  return { opening, isWhole, hasProducts }
}

type OpeningProps = { category: Category; opening: Opening; count: number }

function Opening({ category, opening, count }: OpeningProps) {
  const { name, description } = category
  const still = stillOf(category)
  return (
    <>
      {opening === 'still' && still && (
        <CategoryStill image={still} name={name} description={description} height="band" count={count} />
      )}
      <div className={styles.way} data-opening={opening}>
        <Breadcrumb items={crumbsOf(category)} />
      </div>
      {opening === 'title' && <CategoryHead name={name} description={description} count={count} />}
    </>
  )
}

/** What lies below: large where it is all there is, else one line above the products. */
function Groups({ category, isFirst }: { category: Category; isFirst: boolean }) {
  const { pageType, children } = category
  const Shape = pageType === 'ccl' ? GroupTiles : GroupStrip
  return <Shape items={children} isFirst={isFirst} />
}

function BarTitle({ name, count }: { name: string; count: number }) {
  return (
    <h1>
      {name}
      {count > 0 && <ResultCount className={styles.count} count={count} />}
    </h1>
  )
}

function Pages({ urlKey, view, pageCount }: { urlKey: string; view: ListView; pageCount: number }) {
  const hrefOf = (page: number) => routes.category(urlKey, { ...view, page })
  if (view.page > pageCount) return <PageBeyond pageCount={pageCount} hrefOf={hrefOf} />
  return (
    <div className={styles.pages}>
      <Pagination as="a" page={view.page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  )
}

function EmptyList({ urlKey, view }: { urlKey: string; view: ListView }) {
  const isFiltered = view.filters !== ''
  const action = isFiltered ? (
    <ButtonLink href={routes.category(urlKey)}>查看全部</ButtonLink>
  ) : (
    <ButtonLink href={routes.home}>返回首页</ButtonLink>
  )
  return (
    <EmptyState title={isFiltered ? '没有符合所选条件的商品' : '新品即将呈现'} action={action}>
      {isFiltered ? '您可以减少筛选条件，或浏览全部商品。' : '欢迎您稍后再来，或浏览其他系列。'}
    </EmptyState>
  )
}
