import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import type { Dispatch } from '@/contract/calls/catalogue/catalogue'
import { MenuCrumbs } from '@/features/menu/navigation/menu-crumbs'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import type { Found } from '@/features/path/loaders'
import { categoryMetadata, crumbsOf } from '@/features/product-list/category/category-facts'
import { productMetadata } from '@/features/product/product-data'
import { PageMark } from '@/features/shell/frame/frame-state'
import { firstView, type ListView } from '@/lib/lists/list-view'
import { CategoryContent } from './category-content'
import { PageScreen } from './page-screen'

/** The metadata of whatever stands at a path. */
export function foundMetadata(found: Found | null): Metadata {
  if (!found) return {}
  switch (found.type) {
    case 'product':
      return productMetadata(found.product)
    case 'category':
      return categoryMetadata(found.category)
    case 'page':
      return pageMetadata(found.page)
    case 'redirect':
      return {}
  }
}

type Props = { found: Exclude<Found, { type: 'product' }>; view?: ListView }

/** The screen of whatever stands at a path and is no product: routes of lists load no product's scripts. */
export function FoundScreen({ found, view = firstView }: Props) {
  switch (found.type) {
    case 'category':
      return <CategoryScreen found={found} view={view} />
    case 'page':
      return <PageScreen page={found.page} />
    case 'redirect':
      return found.permanent ? permanentRedirect(found.location) : redirect(found.location)
  }
}

type CategoryProps = { found: Extract<Dispatch, { type: 'category' }>; view: ListView }

/** A category page, plain or as a shopper chose to see it. */
function CategoryScreen({ found, view }: CategoryProps) {
  const { category } = found
  const crumbs = crumbsOf(category)
  return (
    <>
      <PageMark name={category.pageType} />
      <MenuCrumbs paths={crumbs.map(({ href }) => href)} />
      <CategoryContent found={found} view={view} />
      <BreadcrumbData items={crumbs} />
    </>
  )
}
