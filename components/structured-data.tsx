import { siteUrl } from '@/lib/seo/public-metadata'
import { breadcrumbData, structuredDataJson, type StructuredData as Data } from '@/lib/seo/structured-data'

/** What the page is about, for search engines. */
export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />
}

/** The way to the page, for search engines; the last is the page itself. S24. */
export function BreadcrumbData({ items }: { items: readonly { label: string; href: string }[] }) {
  const crumbs = items.map(({ label, href }) => ({ name: label, url: siteUrl(href) }))
  return <StructuredData data={breadcrumbData(crumbs)} />
}
