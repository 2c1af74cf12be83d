import { loadSiteMapPart } from '@/features/site-map/loaders'
import { ownPartXml, partOf } from '@/features/site-map/site-map'
import { siteUrl } from '@/lib/seo/public-metadata'

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

/** One part of a site map too large for one file. */
export async function GET(_: Request, { params }: RouteContext<'/sitemap/[part]'>): Promise<Response> {
  const part = partOf((await params).part)
  if (part === 'own') return new Response(ownPartXml(siteUrl), { headers })
  const xml = part === null ? null : await loadSiteMapPart(part)
  return xml === null ? new Response(null, { status: 404 }) : new Response(xml, { headers })
}
