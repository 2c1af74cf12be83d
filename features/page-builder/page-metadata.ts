import type { Metadata } from 'next'
import type { Page } from '@/contract/calls/catalogue/page'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { routes } from '@/lib/routes'

/** Title, description and address of a content page. Home keeps the title of the whole store. */
export function pageMetadata({ pageType, title, description, url, blocks }: Page): Metadata {
  const isHome = pageType === 'home'
  const [first] = blocks
  return publicMetadata({
    title: isHome ? undefined : title,
    description,
    path: isHome ? routes.home : routes.path(url),
    pictures: first?.type === 'hero' ? [first.image.name] : [],
  })
}
