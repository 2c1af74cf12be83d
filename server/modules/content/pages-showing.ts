import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { pages } from '@/server/db/schema/content'

/** Ids of the pages with a products block that names one of the parent skus. */
export async function pagesShowing(db: Db, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(
      sql`exists (
        select 1 from jsonb_path_query(${pages.blocks}, '$[*].skus[*]') as named(sku)
        where named.sku #>> '{}' in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)))`,
    )
  return rows.map(({ id }) => id)
}
