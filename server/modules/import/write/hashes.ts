import type { ImportRow } from '@/contract/calls/ops/catalogue-import'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { products } from '@/server/db/schema/catalogue/products'
import { sizeGuides } from '@/server/db/schema/catalogue/size-guides'
import { cmsBlocks, pages, redirects, stores } from '@/server/db/schema/content'
import { isOneOf } from '../check/known'
import { idOf, ofKind, type Entry } from '../check/read-rows'

const tables = {
  product: { table: products, id: products.sku, hash: products.hash },
  category: { table: categories, id: categories.id, hash: categories.hash },
  sizeGuide: { table: sizeGuides, id: sizeGuides.id, hash: sizeGuides.hash },
  page: { table: pages, id: pages.id, hash: pages.hash },
  block: { table: cmsBlocks, id: cmsBlocks.identifier, hash: cmsBlocks.hash },
  redirect: { table: redirects, id: redirects.from, hash: redirects.hash },
  store: { table: stores, id: stores.id, hash: stores.hash },
} as const

const kinds = [
  'product',
  'category',
  'sizeGuide',
  'page',
  'block',
  'redirect',
  'store',
] as const satisfies ImportRow['kind'][]

/** What a file brings: rows that are new, and rows that say something else than before. */
export type Changes = { created: Entry[]; updated: Entry[]; unchanged: number }

export async function findChanges(db: Db, entries: readonly Entry[]): Promise<Changes> {
  const created: Entry[] = []
  const updated: Entry[] = []
  for (const kind of kinds) {
    const rows = ofKind(entries, kind)
    if (rows.length === 0) continue
    const { table, id, hash } = tables[kind]
    const known = await db
      .select({ id, hash })
      .from(table)
      .where(
        isOneOf(
          id,
          rows.map(({ row }) => idOf(row)),
        ),
      )
    const hashes = new Map(known.map((row) => [row.id, row.hash]))
    for (const entry of rows) {
      const before = hashes.get(idOf(entry.row))
      if (before === undefined) created.push(entry)
      else if (before !== entry.hash) updated.push(entry)
    }
  }
  return { created, updated, unchanged: entries.length - created.length - updated.length }
}
