import { cacheTags } from '@/contract/rules/cache-tags'
import type { Db } from '@/server/db/client'
import { pagesShowing } from '../content/pages-showing'
import * as repository from './catalogue.repository'

/** Pages that show the stock of these skus, for `Storefront.expire` once the change is committed. */
export async function stockTags(db: Db, crossed: readonly string[]): Promise<string[]> {
  if (crossed.length === 0) return []
  const parents = await repository.findParentsOf(db, crossed)
  const bundles = await repository.findBundlesOf(db, crossed)
  return productTags(
    db,
    [...parents, ...bundles].map(({ sku }) => sku),
  )
}

/** Pages that show these products: their own, their categories' lists and those above, and content with them. */
export async function productTags(db: Db, skus: readonly string[]): Promise<string[]> {
  const categories = await repository.findCategoriesOf(db, skus)
  const pages = await pagesShowing(db, skus)
  return [
    ...new Set([
      ...skus.map(cacheTags.product),
      ...categories.flatMap(({ ancestry }) => ancestry.map(({ id }) => cacheTags.category(id))),
      ...pages.map(cacheTags.page),
    ]),
  ]
}
