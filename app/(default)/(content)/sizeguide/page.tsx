import { notFound } from 'next/navigation'
import { loadContentPage } from '@/features/content/loaders'
import { SizeGuidePage } from '@/features/content/size-guide/size-guide-page'
import { routes } from '@/lib/routes'
import { ContentData } from '@/app/(default)/screens/content-data'
import { contentMetadata } from '@/app/(default)/screens/content-metadata'

export const generateMetadata = () => contentMetadata('sizeguide')

export default async function Page() {
  const page = await loadContentPage('sizeguide')
  if (!page) notFound()
  return (
    <>
      <SizeGuidePage page={page} />
      <ContentData crumbs={[{ label: page.title, href: routes.sizeGuide }]} />
    </>
  )
}
