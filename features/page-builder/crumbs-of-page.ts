import type { Page } from '@/contract/calls/catalogue/page'
import { routes } from '@/lib/routes'

/** The way from home to a page of the page builder: the categories above it, then the page. Home has none. A§7. */
export function crumbsOfPage({ pageType, breadcrumbs, title, url }: Page): { label: string; href: string }[] {
  if (pageType === 'home') return []
  const above = breadcrumbs.filter((crumb) => crumb.url !== url)
  return [
    ...above.map((crumb) => ({ label: crumb.name, href: routes.category(crumb.url) })),
    { label: title, href: routes.path(url) },
  ]
}
