import type { MetadataRoute } from 'next'
import { cacheAs } from '@/lib/api/server'
import { siteUrl } from '@/lib/seo/public-metadata'

/** What crawlers need not fetch. Pages that say noindex may be fetched: how else would they be read? S24. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  'use cache'
  cacheAs('siteMap')
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/rest/', '/api/', '/filtered/'] },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
