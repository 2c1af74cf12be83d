import { cacheTags } from '@/contract/rules/cache-tags'
import type { Db } from '@/server/db/client'
import { productsWith, tagsOfProducts } from '../catalogue/catalogue.service'
import { pagesShowing } from './pages-showing'

/** Pages that show the stock of these skus, for `Storefront.expire` once the change is committed. */
export async function stockTags(db: Db, crossed: readonly string[]): Promise<string[]> {
  if (crossed.length === 0) return []
  return productTags(db, await productsWith(db, crossed))
}

/** Pages that show these products: their own, their categories' lists, and content with them. */
export async function productTags(db: Db, skus: readonly string[]): Promise<string[]> {
  const pages = await pagesShowing(db, skus)
  return [...new Set([...(await tagsOfProducts(db, skus)), ...pages.map(cacheTags.page)])]
}
