import type { Metadata } from 'next'
import { StructuredData } from '@/components/structured-data'
import { loadPage } from '@/features/page-builder/loaders'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import { siteUrl } from '@/lib/seo/public-metadata'
import { organizationData, webSiteData } from '@/lib/seo/structured-data'
import { PageScreen } from './screens/page-screen'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await loadPage('homepage'))
}

export default async function HomePage() {
  return (
    <>
      <PageScreen page={await loadPage('homepage')} />
      <StructuredData data={organizationData(siteUrl)} />
      <StructuredData data={webSiteData(siteUrl)} />
    </>
  )
}
