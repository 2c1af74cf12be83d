import { inArray } from 'drizzle-orm'
import { cacheTags } from '@/contract/rules/cache-tags'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue'
import { productTags } from '../content/stock-tags'
import { ofKind, type Entry } from './check/read-rows'

/** Beyond this many products one tag for everything is shorter. */
const FEW_PRODUCTS = 100

/** What the storefronts cached of these rows, as far as the database knows now: asked before and after writing. */
export async function changedTags(db: Db, entries: readonly Entry[]): Promise<string[]> {
  const products = ofKind(entries, 'product').map(({ row }) => row.sku)
  const always = [...(await contentTags(db, entries)), ...pathTags(entries)]
  if (products.length === 0 && !touchesAll(entries)) return always
  if (products.length > FEW_PRODUCTS || touchesAll(entries))
    return [...always, cacheTags.catalogue, cacheTags.navigation]
  return [...always, cacheTags.search, ...(await productTags(db, products))]
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

function pathTags(entries: readonly Entry[]): string[] {
  const kinds = new Set(entries.map(({ row }) => row.kind))
  const paths = kinds.has('product') || kinds.has('page') || kinds.has('redirect')
  return [
    ...(paths ? [cacheTags.missing, cacheTags.siteMap] : []),
    ...(kinds.has('redirect') ? [cacheTags.redirects] : []),
    ...(kinds.has('store') ? [cacheTags.stores] : []),
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

/** Categories show on every page below them, size guides on any product's. */
const touchesAll = (entries: readonly Entry[]) =>
  entries.some(({ row }) => row.kind === 'category' || row.kind === 'sizeGuide')
