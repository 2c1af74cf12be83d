import type { Metadata } from 'next'
import { loadPage } from '@/features/page-builder/loaders'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import { PageScreen } from './screens/page-screen'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await loadPage('home'))
}

export default async function HomePage() {
  return <PageScreen page={await loadPage('home')} />
}
