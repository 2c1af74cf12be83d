import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/layout/empty-state'
import { PageBeyond, Pagination } from '@/components/layout/pagination'
import type { Category, ProductList } from '@/contract/calls/catalogue/catalogue'
import { brand } from '@/lib/brand'
import type { ListView } from '@/lib/lists/list-view'
import { isStill } from '@/lib/picture-names'
import { homeCrumb, routes } from '@/lib/routes'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { ResultCount } from '../result-count'
import { ProductGrid } from '../tile/product-grid'
import { gridTileOf } from '../tile/tile'
import { ListBar } from '../filters/list-bar'
import { CategoryTiles, hasPictures } from './category-tiles'
import styles from './category-list.module.scss'

type Props = { category: Category; list: ProductList; view: ListView }

/** A category: its name and count, its sub-categories, its products. P02, P03. */
export function CategoryList({ category, list, view }: Props) {
  const { urlKey, name, description, pageType, children, image } = category
  const { items, totalProducts, totalPages, layers } = list
  const isWhole = view.filters === '' && view.page === 1
  const isPictured = isWhole && pageType !== 'plp' && hasPictures(children)
  const hasProducts = totalProducts > 0 || view.filters !== ''

  return (
    <div className={styles.root}>
      <div className={styles.way}>
        <Breadcrumb items={crumbsOf(category)} />
      </div>
      <Head name={name} description={isWhole ? description : ''} totalProducts={totalProducts} />
      {isWhole && <CategoryTiles items={children} isLanding={pageType !== 'plp'} />}
      {hasProducts && (
        <ListBar
          list={{ source: { type: 'category', id: category.id, urlKey }, view, layers, totalProducts }}
        />
      )}
      {items.length > 0 && (
        <ProductGrid
          tiles={items.map(gridTileOf)}
          picture={isWhole ? stillOf(image) : null}
          isFirst={!isPictured}
        />
      )}
      {totalProducts === 0 && (hasProducts || children.length === 0) && (
        <EmptyList urlKey={urlKey} view={view} />
      )}
      {totalProducts > 0 && <Pages urlKey={urlKey} view={view} pageCount={totalPages} />}
    </div>
  )
}

/** The category's picture where it is a campaign still: only such a one stands among the products. */
function stillOf(image: Category['image']): Category['image'] {
  return image && isStill(image.name) ? image : null
}

type HeadProps = { name: string; description: string; totalProducts: number }

function Head({ name, description, totalProducts }: HeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {name}
        {totalProducts > 0 && <ResultCount className={styles.count} count={totalProducts} />}
      </h1>
      {description && <p className={styles.description}>{description}</p>}
    </header>
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

/** What search engines read of a category. Narrowed, reordered or later pages all point to the plain list. */
export function categoryMetadata({ name, description, urlKey, image }: Category): Metadata {
  return publicMetadata({
    title: name,
    description: description || `${brand.name}${name}：在官方网上精品店探索与选购。`,
    path: routes.category(urlKey),
    pictures: image ? [image.name] : [],
  })
}

/** The way from home to a category, itself included. */
export function crumbsOf({ breadcrumbs, name, urlKey }: Category): { label: string; href: string }[] {
  const above = breadcrumbs.filter(({ url }) => url !== urlKey)
  return [
    homeCrumb,
    ...above.map((crumb) => ({ label: crumb.name, href: routes.category(crumb.url) })),
    { label: name, href: routes.category(urlKey) },
  ]
}
