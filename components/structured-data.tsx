import { structuredDataJson, type StructuredData as Data } from '@/lib/seo/structured-data'

/** What the page is about, for search engines. */
export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />
}
