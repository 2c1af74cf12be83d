import { StructuredData } from '@/components/structured-data'
import { routes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { breadcrumbData } from '@/lib/seo/structured-data'

type Props = { crumbs: readonly { label: string; href: string }[] }

/** The way from home to a content page, for search engines; the last is the page itself. S24. */
export function ContentData({ crumbs }: Props) {
  const way = [{ label: '首页', href: routes.home }, ...crumbs]
  return (
    <StructuredData
      data={breadcrumbData(way.map(({ label, href }) => ({ name: label, url: siteUrl(href) })))}
    />
  )
}
