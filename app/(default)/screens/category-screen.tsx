import { StructuredData } from '@/components/structured-data'
import type { Category, ProductList } from '@/contract/catalogue'
import { CategoryList } from '@/features/product-list/category/category-list'
import { crumbsOf } from '@/features/product-list/category/crumbs'
import type { ListView } from '@/lib/list-view'
import { siteUrl } from '@/lib/site-url'
import { breadcrumbData } from '@/lib/structured-data'

type Props = { category: Category; list: ProductList; view: ListView }

/** A category page, plain or as a shopper chose to see it. */
export function CategoryScreen({ category, list, view }: Props) {
  const crumbs = crumbsOf(category).map(({ label, href }) => ({ name: label, url: siteUrl(href) }))
  return (
    <>
      <CategoryList category={category} list={list} view={view} />
      <StructuredData data={breadcrumbData(crumbs)} />
    </>
  )
}
