import { sql } from 'drizzle-orm'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import type { Db } from '@/server/db/client'
import { searchDocuments } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'
import { nameTokens, proseTokens } from './tokens'

const BATCH = 1000

/** Makes products findable. Colours and categories are not written: search knows them from the lists. */
export async function writeDocuments(tx: Db, rows: readonly ImportRowOf<'product'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const documents = rows.slice(start, start + BATCH).map(toDocument)
    await tx.execute(sql`
      insert into ${searchDocuments} (product_sku, seq, strong, loose)
      select p.sku, p.seq, array_to_tsvector(d.strong), array_to_tsvector(d.loose)
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(sku text, strong text[], loose text[])
      join ${products} p on p.sku = d.sku
      on conflict (product_sku) do update set strong = excluded.strong, loose = excluded.loose`)
  }
}

function toDocument(row: ImportRowOf<'product'>) {
  const skus = [row.sku, ...row.children.map(({ sku }) => sku)]
  const strong = nameTokens(row.name, row.nameEn, row.celLine, ...row.keywords, ...skus)
  const prose = proseTokens(row.shortDescription, row.description, row.customerTag)
  return { sku: row.sku, strong, loose: [...new Set([...strong, ...prose])] }
}
