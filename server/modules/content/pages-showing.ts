import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { pages } from '@/server/db/schema/content'

/** Ids of the pages with a block of products or a scene that names one of the parent skus. */
export async function pagesShowing(db: Db, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(
      sql`exists (
        select 1 from (
          select jsonb_path_query(${pages.blocks}, '$[*].skus[*]') as sku
          union all select jsonb_path_query(${pages.blocks}, '$[*].points[*].sku')) named
        where sku #>> '{}' in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)))`,
    )
  return rows.map(({ id }) => id)
}
