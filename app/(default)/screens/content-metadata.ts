import type { Metadata } from 'next'
import { loadContentPage } from '@/features/content/loaders'
import { pageMetadata } from '@/features/page-builder/page-metadata'

/** The metadata of a content page that has a route of its own. */
export async function contentMetadata(id: string): Promise<Metadata> {
  const page = await loadContentPage(id)
  return page ? pageMetadata(page) : {}
}
