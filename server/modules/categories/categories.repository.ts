import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'

export type CategoryRow = typeof categories.$inferSelect

export async function findCategory(
  db: Db,
  by: { id: string } | { urlKey: string },
): Promise<CategoryRow | undefined> {
  const condition = 'id' in by ? eq(categories.id, by.id) : eq(categories.urlKey, by.urlKey)
  const [row] = await db.select().from(categories).where(condition)
  return row
}

export function findChildren(db: Db, id: string): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.parentId, id))
    .orderBy(asc(categories.position), asc(categories.id))
}

export function findAll(db: Db): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}
