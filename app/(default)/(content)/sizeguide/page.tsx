import { notFound } from 'next/navigation'
import { BreadcrumbData } from '@/components/structured-data'
import { loadContentPage } from '@/features/content/loaders'
import { SizeGuidePage } from '@/features/content/size-guide/size-guide-page'
import { homeCrumb, routes } from '@/lib/routes'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('sizeguide')

export default async function Page() {
  const page = await loadContentPage('sizeguide')
  if (!page) notFound()
  return (
    <>
      <SizeGuidePage page={page} />
      <BreadcrumbData items={[homeCrumb, { label: page.title, href: routes.sizeGuide }]} />
    </>
  )
}
