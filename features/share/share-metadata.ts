import type { Metadata } from 'next'
import { brand } from '@/lib/brand'
import { publicMetadata } from '@/lib/seo/public-metadata'
import type { Shared } from './shared'

/** The brand's own has no second title: the store's is its name. A share page speaks for what it shows, and leaves the search engines' index to that. */
export function shareMetadata({ title, text, picture, path }: Shared): Metadata {
  return {
    ...publicMetadata({
      title: title === brand.name ? undefined : title,
      description: text,
      path,
      pictures: [picture],
    }),
    robots: { index: false, follow: true },
  }
}
