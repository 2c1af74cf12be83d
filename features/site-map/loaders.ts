import 'server-only'
import { cacheAs } from '@/lib/api/cache-as'
import { call } from '@/lib/api/server'
import { nullWhenMissing } from '@/lib/api/null-when-missing'
import { siteUrl } from '@/lib/seo/site-url'
import { siteMapXml } from './site-map'
import { toUrl, urlSetXml } from './site-map-xml'

/** `/sitemap.xml`. */
export async function loadSiteMap(): Promise<string> {
  'use cache'
  cacheAs('siteMap')
  const { entries, parts } = await call('getSiteMap', { query: { part: 1 } })
  return siteMapXml({ urls: entries.map(toUrl), parts }, siteUrl)
}

/** One part of a map too large for one file; null beyond the last. */
export async function loadSiteMapPart(part: number): Promise<string | null> {
  'use cache'
  cacheAs('siteMap')
  const found = await call('getSiteMap', { query: { part } }).catch(nullWhenMissing)
  return found && urlSetXml(found.entries.map(toUrl), siteUrl)
}
