import { inArray } from 'drizzle-orm'
import type { SizeGuide } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { sizeGuides } from '@/server/db/schema/catalogue'

/** The guide of each id that is there. */
export async function findSizeGuides(db: Db, ids: readonly string[]): Promise<Map<string, SizeGuide>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sizeGuides.id, guide: sizeGuides.guide })
    .from(sizeGuides)
    .where(inArray(sizeGuides.id, [...ids]))
  return new Map(rows.map(({ id, guide }) => [id, guide]))
}
