import { inArray } from 'drizzle-orm'
import { cacheTags, generalTagsOf } from '@/contract/rules/cache-tags'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { productTags } from '../content/stock-tags'
import { ofKind, type Entry } from './check/read-rows'

/** Beyond this many products one tag for everything is shorter. */
const FEW_PRODUCTS = 100

/** What the storefronts cached of these rows, as far as the database knows now: asked before and after writing. */
export async function changedTags(db: Db, entries: readonly Entry[]): Promise<string[]> {
  const products = ofKind(entries, 'product').map(({ row }) => row.sku)
  const general = generalTagsOf(new Set(entries.map(({ row }) => row.kind)))
  const named = [...general, ...(await contentTags(db, entries))]
  if (general.includes(cacheTags.catalogue)) return named
  if (products.length > FEW_PRODUCTS) return [...named, cacheTags.catalogue]
  return products.length > 0 ? [...named, ...(await productTags(db, products))] : named
}

/** Blocks of settings are read as pages too (A§7); a page may take the place of the category at its path. */
async function contentTags(db: Db, entries: readonly Entry[]): Promise<string[]> {
  const pages = ofKind(entries, 'page').map(({ row }) => row)
  const blocks = ofKind(entries, 'block').map(({ row }) => row.identifier)
  const replaced = await findCategoriesAt(
    db,
    pages.flatMap(({ url }) => url ?? []),
  )
  return [
    ...pages.map(({ id }) => cacheTags.page(id)),
    ...pages.flatMap(({ group }) => (group ? cacheTags.pageGroup(group) : [])),
    ...blocks.flatMap((identifier) => [cacheTags.block(identifier), cacheTags.page(identifier)]),
    ...replaced.map((id) => cacheTags.category(id)),
  ]
}

async function findCategoriesAt(db: Db, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.urlKey, [...urls]))
  return rows.map(({ id }) => id)
}
