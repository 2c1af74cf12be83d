import type { z } from 'zod'
import type { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { countListed, findListedUrls } from '../catalogue/catalogue.service'
import { findAll } from '../categories/categories.service'
import { findAddressed } from '../content/content.service'

type SiteMap = z.infer<(typeof catalogueCalls)['getSiteMap']['data']>

/** A search engine takes no more entries in one file. */
const PART = 50_000

/** One part of the site map: pages and categories first, then products in the order they came into the store. */
export async function siteMapPart(db: Db, part: number): Promise<SiteMap> {
  const fixed = await fixedEntries(db)
  const parts = Math.max(1, Math.ceil((fixed.length + (await countListed(db))) / PART))
  if (part > parts) throw new ApiError('NOT_FOUND')

  const start = (part - 1) * PART
  const own = fixed.slice(start, start + PART)
  const products = await findListedUrls(db, {
    offset: Math.max(0, start - fixed.length),
    limit: PART - own.length,
  })
  return { parts, entries: [...own, ...products.map((row) => toEntry('product', row))] }
}

async function fixedEntries(db: Db): Promise<SiteMap['entries']> {
  const pages = (await findAddressed(db)).flatMap(({ url, updatedAt }) => (url ? [{ url, updatedAt }] : []))
  const paths = new Set(pages.map(({ url }) => url))
  const categories = (await findAll(db)).filter(({ urlKey }) => !paths.has(urlKey))
  return [
    ...pages.map((row) => toEntry('page', row)),
    ...categories.map(({ urlKey, updatedAt }) => toEntry('category', { url: urlKey, updatedAt })),
  ]
}

const toEntry = (
  type: SiteMap['entries'][number]['type'],
  { url, updatedAt }: { url: string; updatedAt: Date },
) => ({
  ...{ url, type },
  updatedAt: updatedAt.toISOString(),
})
