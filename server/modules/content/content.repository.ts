import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { cmsBlocks, pages, redirects } from '@/server/db/schema/content'

export type PageRow = typeof pages.$inferSelect

export async function findPage(db: Db, by: { id: string } | { url: string }): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(pages)
    .where('id' in by ? eq(pages.id, by.id) : eq(pages.url, by.url))
  return row
}

export function findGroup(db: Db, group: string) {
  const { id, url, title, description } = pages
  return db
    .select({ id, url, title, description })
    .from(pages)
    .where(eq(pages.group, group))
    .orderBy(asc(pages.position), asc(id))
}

/** Pages with an address of their own, for the site map. */
export function findAddressed(db: Db) {
  return db.select({ url: pages.url, updatedAt: pages.updatedAt }).from(pages).orderBy(asc(pages.id))
}

export async function findBlock(db: Db, identifier: string, type?: string) {
  const [row] = await db
    .select()
    .from(cmsBlocks)
    .where(
      and(eq(cmsBlocks.identifier, identifier), type === undefined ? undefined : eq(cmsBlocks.type, type)),
    )
  return row
}

export function findBlocks(db: Db, identifiers: readonly string[]) {
  return db
    .select({ identifier: cmsBlocks.identifier, content: cmsBlocks.content })
    .from(cmsBlocks)
    .where(inArray(cmsBlocks.identifier, [...identifiers]))
}

export async function findRedirect(db: Db, from: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.from, from))
  return row
}
