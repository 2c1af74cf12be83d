import { permanentRedirect, redirect } from 'next/navigation'
import type { Found } from '@/features/path/loaders'
import { firstView, type ListView } from '@/lib/lists/list-view'
import { StructuredData } from '@/components/structured-data'
import type { Category, ProductList } from '@/contract/calls/catalogue/catalogue'
import { MenuCrumbs } from '@/features/menu/navigation/menu-crumbs'
import { CategoryList } from '@/features/product-list/category/category-list'
import { crumbsOf } from '@/features/product-list/category/category-metadata'
import { PageMark } from '@/features/shell/frame/page-mark'
import { siteUrl } from '@/lib/seo/site-url'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { PageScreen } from './page-screen'

type Props = { found: Exclude<Found, { type: 'product' }>; view?: ListView }

/** The screen of whatever stands at a path and is no product: routes of lists load no product's scripts. */
export function ListingScreen({ found, view = firstView }: Props) {
  switch (found.type) {
    case 'category':
      return <CategoryScreen category={found.category} list={found.list} view={view} />
    case 'page':
      return <PageScreen page={found.page} />
    case 'redirect':
      return found.permanent ? permanentRedirect(found.location) : redirect(found.location)
  }
}

/** A category page, plain or as a shopper chose to see it. */
function CategoryScreen({ category, list, view }: { category: Category; list: ProductList; view: ListView }) {
  const crumbs = crumbsOf(category).map(({ label, href }) => ({ name: label, url: siteUrl(href) }))
  return (
    <>
      <PageMark name={category.pageType} />
      <MenuCrumbs paths={crumbsOf(category).map(({ href }) => href)} />
      <CategoryList category={category} list={list} view={view} />
      <StructuredData data={breadcrumbData(crumbs)} />
    </>
  )
}
