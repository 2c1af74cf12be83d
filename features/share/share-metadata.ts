import type { Metadata } from 'next'
import { publicMetadata } from '@/lib/seo/public-metadata'
import type { Shared } from './shared'

/** A share page speaks for what it shows, and leaves the search engines' index to that. */
export function shareMetadata({ title, text, picture, path }: Shared): Metadata {
  return {
    ...publicMetadata({ title, description: text, path, pictures: [picture] }),
    robots: { index: false, follow: true },
  }
}
