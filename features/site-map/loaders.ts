import 'server-only'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { siteUrl } from '@/lib/seo/public-metadata'
import { siteMapXml } from './site-map'
import { toUrl, urlSetXml } from './site-map-xml'

/** `/sitemap.xml`. */
export async function loadSiteMap(): Promise<string> {
  'use cache'
  cacheAs('siteMap')
  const { entries, parts } = await call(catalogueCalls.getSiteMap, { query: { part: 1 } })
  return siteMapXml({ urls: entries.map(toUrl), parts }, siteUrl)
}

/** One part of a map too large for one file; null beyond the last. */
export async function loadSiteMapPart(part: number): Promise<string | null> {
  'use cache'
  cacheAs('siteMap')
  const found = await call(catalogueCalls.getSiteMap, { query: { part } }).catch(nullWhenMissing)
  return found && urlSetXml(found.entries.map(toUrl), siteUrl)
}
