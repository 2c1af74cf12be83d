import { cacheTags } from '@/contract/rules/cache-tags'
import type { Db } from '@/server/db/client'
import * as repository from './catalogue.repository'

/** The products that sell these skus, as their children or as parts of bundles. */
export async function productsWith(db: Db, skus: readonly string[]): Promise<string[]> {
  const parents = await repository.findParentsOf(db, skus)
  const bundles = await repository.findBundlesOf(db, skus)
  return [...new Set([...parents, ...bundles].map(({ sku }) => sku))]
}

/** The products' own pages, and the lists of their categories and those above. */
export async function tagsOfProducts(db: Db, skus: readonly string[]): Promise<string[]> {
  const categories = await repository.findCategoriesOf(db, skus)
  return [
    ...skus.map(cacheTags.product),
    ...categories.flatMap(({ ancestry }) => ancestry.map(({ id }) => cacheTags.category(id))),
  ]
}
