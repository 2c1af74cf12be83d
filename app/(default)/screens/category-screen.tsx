import { StructuredData } from '@/components/structured-data'
import type { Category, ProductList } from '@/contract/calls/catalogue/catalogue'
import { MenuCrumbs } from '@/features/menu/navigation/menu-crumbs'
import { CategoryList } from '@/features/product-list/category/category-list'
import { crumbsOf } from '@/features/product-list/category/crumbs'
import { PageMark } from '@/features/shell/frame/page-mark'
import type { ListView } from '@/lib/lists/list-view'
import { siteUrl } from '@/lib/seo/site-url'
import { breadcrumbData } from '@/lib/seo/structured-data'

type Props = { category: Category; list: ProductList; view: ListView }

/** A category page, plain or as a shopper chose to see it. */
export function CategoryScreen({ category, list, view }: Props) {
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
