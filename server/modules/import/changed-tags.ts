import { cacheTags } from '@/contract/cache-tags'
import type { Db } from '@/server/db/client'
import { productTags } from '../catalogue/stock-tags'
import { ofKind, type Entry } from './check/read-rows'

/** Beyond this many products one tag for everything is shorter. */
const FEW_PRODUCTS = 100

/** What the storefronts cached of these rows, as far as the database knows now: asked before and after writing. */
export async function changedTags(db: Db, entries: readonly Entry[]): Promise<string[]> {
  const products = ofKind(entries, 'product').map(({ row }) => row.sku)
  const pages = ofKind(entries, 'page').map(({ row }) => cacheTags.page(row.id))
  const blocks = ofKind(entries, 'block').map(({ row }) => cacheTags.block(row.identifier))
  const paths = entries.some(({ row }) => ['product', 'page', 'redirect'].includes(row.kind))
  const always = [...pages, ...blocks, ...(paths ? [cacheTags.missing, cacheTags.siteMap] : [])]
  if (products.length === 0 && !touchesAll(entries)) return always
  if (products.length > FEW_PRODUCTS || touchesAll(entries))
    return [...always, cacheTags.catalogue, cacheTags.navigation]
  return [...always, cacheTags.search, ...(await productTags(db, products))]
}

/** Categories show on every page below them, size guides on any product's. */
const touchesAll = (entries: readonly Entry[]) =>
  entries.some(({ row }) => row.kind === 'category' || row.kind === 'sizeGuide')
