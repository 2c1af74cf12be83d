import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/seo/site-url'

/** What crawlers need not fetch. Pages that say noindex may be fetched: how else would they be read? S24. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/rest/', '/api/', '/filtered/'] },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
