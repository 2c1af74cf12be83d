import type { Category } from '@/contract/calls/catalogue/catalogue'
import { routes } from '@/lib/routes'

/** The way from home to a category, itself included. */
export function crumbsOf({ breadcrumbs, name, urlKey }: Category): { label: string; href: string }[] {
  const above = breadcrumbs.filter(({ url }) => url !== urlKey)
  return [
    { label: '首页', href: routes.home },
    ...above.map((crumb) => ({ label: crumb.name, href: routes.category(crumb.url) })),
    { label: name, href: routes.category(urlKey) },
  ]
}
