import { asc, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { cmsBlocks, pages, redirects } from '@/server/db/schema/content'

export function listPages(db: Db) {
  const { id, url, title, updatedAt } = pages
  return db
    .select({ kind: sql<'page'>`'page'`, id, url, title, updatedAt })
    .from(pages)
    .orderBy(asc(id))
}

export function listBlocks(db: Db) {
  const { identifier: id, title, updatedAt } = cmsBlocks
  return db
    .select({ kind: sql<'block'>`'block'`, id, url: sql<null>`null`, title, updatedAt })
    .from(cmsBlocks)
    .orderBy(asc(id))
}

/** A redirect is named by the path it stands at; its title is where it leads. */
export function listRedirects(db: Db) {
  const { from, to, updatedAt } = redirects
  return db
    .select({ kind: sql<'redirect'>`'redirect'`, id: from, url: from, title: to, updatedAt })
    .from(redirects)
    .orderBy(asc(from))
}
