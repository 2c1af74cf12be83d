import { or, sql, type Column } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { products } from '@/server/db/schema/catalogue/products'
import { sizeGuides } from '@/server/db/schema/catalogue/size-guides'
import { variants } from '@/server/db/schema/catalogue/variants'
import { pages, redirects } from '@/server/db/schema/content'
import { pathOf, skusNamed } from './named'
import type { Entry } from './read-rows'

/** What was there before the file: everything a row of it may refer to or stand in the way of. */
export type Known = {
  categories: ReadonlyMap<string, { parentId: string | null; urlKey: string }>
  sizeGuides: ReadonlySet<string>
  /** Child sku → its parent's. */
  parentOf: ReadonlyMap<string, string>
  /** Parent sku → url. */
  products: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string | null>
  redirects: ReadonlySet<string>
}

/** Looks up what the file names and no more: the catalogue may be far larger than the file. */
export async function findKnown(db: Db, entries: readonly Entry[]): Promise<Known> {
  const skus = skusNamed(entries)
  const urls = entries.flatMap(({ row }) => pathOf(row) ?? [])
  const { id, parentId, urlKey } = categories
  const { sku, url } = products
  const knownCategories = await db.select({ id, parentId, urlKey }).from(categories)
  const knownGuides = await db.select({ id: sizeGuides.id }).from(sizeGuides)
  const knownChildren = await db
    .select({ sku: variants.sku, parentSku: variants.parentSku })
    .from(variants)
    .where(isOneOf(variants.sku, skus))
  const knownProducts = await db
    .select({ sku, url })
    .from(products)
    .where(or(isOneOf(sku, skus), isOneOf(url, urls)))
  const knownPages = await db.select({ id: pages.id, url: pages.url }).from(pages)
  const knownRedirects = await db.select({ from: redirects.from }).from(redirects)
  return {
    categories: new Map(knownCategories.map((category) => [category.id, category])),
    sizeGuides: new Set(knownGuides.map((guide) => guide.id)),
    parentOf: new Map(knownChildren.map((child) => [child.sku, child.parentSku])),
    products: new Map(knownProducts.map((product) => [product.sku, product.url])),
    pages: new Map(knownPages.map((page) => [page.id, page.url])),
    redirects: new Set(knownRedirects.map(({ from }) => from)),
  }
}

/** One parameter however many values: a file may name a hundred thousand. */
export function isOneOf(column: Column, values: readonly string[]) {
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}
