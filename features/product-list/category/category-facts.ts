import type { Metadata } from 'next'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { brand } from '@/lib/brand'
import { homeCrumb, routes } from '@/lib/routes'
import { publicMetadata } from '@/lib/seo/public-metadata'

/** What search engines read of a category. Narrowed, reordered or later pages all point to the plain list. */
export function categoryMetadata({ name, description, urlKey, image }: Category): Metadata {
  return publicMetadata({
    title: name,
    description: description || `${brand.name}${name}：在官方网上精品店探索与选购。`,
    path: routes.category(urlKey),
    pictures: image ? [image.name] : [],
  })
}

/** The way from home to a category, itself included. */
export function crumbsOf({ breadcrumbs, name, urlKey }: Category): { label: string; href: string }[] {
  const above = breadcrumbs.filter(({ url }) => url !== urlKey)
  return [
    homeCrumb,
    ...above.map((crumb) => ({ label: crumb.name, href: routes.category(crumb.url) })),
    { label: name, href: routes.category(urlKey) },
  ]
}
