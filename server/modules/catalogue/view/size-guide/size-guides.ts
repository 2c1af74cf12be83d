import { asc, inArray, or, sql } from 'drizzle-orm'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { sizeGuides } from '@/server/db/schema/catalogue/size-guides'
import type { Sized, StoredGuide } from './size-guide-choice'

/** The guide of each id that is there. */
export async function findSizeGuides(db: Db, ids: readonly string[]): Promise<Map<string, SizeGuide>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sizeGuides.id, guide: sizeGuides.guide })
    .from(sizeGuides)
    .where(inArray(sizeGuides.id, [...ids]))
  return new Map(rows.map(({ id, guide }) => [id, guide]))
}

/** Every guide a product may have: those named for it, and those that say themselves what they are for. */
export function findGuidesFor(
  db: Db,
  { byProduct, byCategory }: Pick<Sized, 'byProduct' | 'byCategory'>,
): Promise<StoredGuide[]> {
  const ids = [byProduct, byCategory].filter((id) => id !== null)
  return db
    .select({ id: sizeGuides.id, guide: sizeGuides.guide, appliesTo: sizeGuides.appliesTo })
    .from(sizeGuides)
    .where(or(inArray(sizeGuides.id, ids), sql`${sizeGuides.appliesTo} @? '$.*[*]'`))
    .orderBy(asc(sizeGuides.id))
}

type CategoryDefaults = { sizeGuide: string | null; vtoModelType: string | null }

/** What the categories of an ancestry say for all their products, the nearest first. */
export async function findCategoryDefaults(db: Db, ids: readonly string[]): Promise<CategoryDefaults> {
  const rows = await db
    .select({ id: categories.id, guide: categories.sizeGuideId, model: categories.vtoModelType })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  const nearest = rows.sort((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id))
  return {
    sizeGuide: nearest.find(({ guide }) => guide !== null)?.guide ?? null,
    vtoModelType: nearest.find(({ model }) => model !== null)?.model ?? null,
  }
}
