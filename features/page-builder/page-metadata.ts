import type { Metadata } from 'next'
import type { Page } from '@/contract/calls/catalogue/page'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { routes } from '@/lib/routes'
import type { PageMark } from '@/lib/browser/paint-frame'

/** Title, description and address of a content page. Home keeps the title of the whole store. */
export function pageMetadata({ pageType, title, description, url, blocks }: Page): Metadata {
  const isHome = pageType === 'home'
  const [first] = blocks
  return publicMetadata({
    title: isHome ? undefined : title,
    description,
    path: isHome ? routes.home : routes.path(url),
    pictures: first?.type === 'hero' || first?.type === 'scene' ? [first.image.name] : [],
  })
}

/** The way from home to a page of the page builder: the categories above it, then the page. Home has none. A§7. */
export function crumbsOfPage({ pageType, breadcrumbs, title, url }: Page): { label: string; href: string }[] {
  if (pageType === 'home') return []
  const above = breadcrumbs.filter((crumb) => crumb.url !== url)
  return [
    ...above.map((crumb) => ({ label: crumb.name, href: routes.category(crumb.url) })),
    { label: title, href: routes.path(url) },
  ]
}

/** The names of the page builder's types as A§2 lists them. */
const names = {
  home: 'index',
  faq: 'faq',
  landing: 'page-builder',
  'page-builder': 'page-builder',
  'landing-8': 'virtual-pop-up-store',
  'landing-9': 'landing-9',
  'fragrance-collection': 'fragrance-collection',
} as const satisfies Record<Page['pageType'], string>

/** What a page of the page builder wants of the frame: `fixedBg` keeps the header on its ground. A§3. */
export function markOfPage({ pageType, display: { FullScreen, fixedBg, theme } }: Page): PageMark {
  const name = names[pageType]
  if (!FullScreen) return { name }
  return { name, frame: fixedBg ? 'fixed-ground' : 'full-screen', theme }
}
